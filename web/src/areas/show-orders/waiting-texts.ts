import { messages } from '../../lib/texts.tsx'

export const waitingTexts = messages({
  en: {
    confirm: (lines: number, shown: string, until: string) =>
      `${lines === 1 ? '1 line' : `${shown} lines`} to confirm until ${until}`,
    ordered: (lines: number, shown: string, from: string) =>
      `${lines === 1 ? '1 line' : `${shown} lines`} ordered, to confirm from ${from}`,
    release: (lines: number, shown: string, until: string) =>
      `${lines === 1 ? '1 line' : `${shown} lines`} open to release until ${until}`,
    confirmNow: (lines: number, shown: string) => `Confirm ${lines === 1 ? '1 line' : `${shown} lines`}`,
    releaseNow: (lines: number, shown: string) => `Release ${lines === 1 ? '1 line' : `${shown} lines`}`,
    continue: 'Continue ordering',
    sum: (sum: string, until: string) => `${sum} excl. VAT · until ${until}`,
    pieces: (pieces: string, until: string) => `${pieces} pieces · until ${until}`,
  },
  de: {
    confirm: (lines: number, shown: string, until: string) =>
      `${lines === 1 ? '1 Zeile' : `${shown} Zeilen`} zu bestätigen bis ${until}`,
    ordered: (lines: number, shown: string, from: string) =>
      `${lines === 1 ? '1 Zeile' : `${shown} Zeilen`} bestellt, zu bestätigen ab ${from}`,
    release: (lines: number, shown: string, until: string) =>
      `${lines === 1 ? '1 Zeile' : `${shown} Zeilen`} offen zum Abrufen bis ${until}`,
    confirmNow: (lines: number, shown: string) => `${lines === 1 ? '1 Zeile' : `${shown} Zeilen`} bestätigen`,
    releaseNow: (lines: number, shown: string) => `${lines === 1 ? '1 Zeile' : `${shown} Zeilen`} abrufen`,
    continue: 'Weiter bestellen',
    sum: (sum: string, until: string) => `${sum} ohne MwSt. · bis ${until}`,
    pieces: (pieces: string, until: string) => `${pieces} Stück · bis ${until}`,
  },
})
