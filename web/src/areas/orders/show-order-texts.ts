import { messages } from '../../lib/texts.tsx'

export const showOrderTexts = messages({
  en: {
    title: (show: string) => `Order at ${show}`,
    ordering: (until: string) => `Ordering, until ${until}`,
    confirmFrom: (from: string) => `To confirm from ${from}`,
    confirm: (until: string) => `To confirm until ${until}`,
    notConfirmed: 'Not confirmed',
    release: (lines: number, shown: string, until: string) =>
      `${lines === 1 ? '1 line' : `${shown} lines`} open to release until ${until}`,
    released: 'All released',
    ended: 'Ended',
    lines: (lines: number, shown: string) => (lines === 1 ? '1 line' : `${shown} lines`),
    exclVat: 'excl. VAT',
  },
  de: {
    title: (show: string) => `Bestellung: ${show}`,
    ordering: (until: string) => `Bestellbar bis ${until}`,
    confirmFrom: (from: string) => `Zu bestätigen ab ${from}`,
    confirm: (until: string) => `Zu bestätigen bis ${until}`,
    notConfirmed: 'Nicht bestätigt',
    release: (lines: number, shown: string, until: string) =>
      `${lines === 1 ? '1 Zeile' : `${shown} Zeilen`} offen zum Abrufen bis ${until}`,
    released: 'Alles abgerufen',
    ended: 'Beendet',
    lines: (lines: number, shown: string) => (lines === 1 ? '1 Zeile' : `${shown} Zeilen`),
    exclVat: 'ohne MwSt.',
  },
})
