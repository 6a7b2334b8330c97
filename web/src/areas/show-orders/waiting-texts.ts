import { messages } from '../../lib/texts.tsx'

export const waitingTexts = messages({
  en: {
    confirm: (lines: number, shown: string, until: string) =>
      `${lines === 1 ? '1 line' : `${shown} lines`} to confirm until ${until}`,
    ordered: (lines: number, shown: string, from: string) =>
      `${lines === 1 ? '1 line' : `${shown} lines`} ordered, to confirm from ${from}`,
    release: (lines: number, shown: string, until: string) =>
      `${lines === 1 ? '1 line' : `${shown} lines`} open to release until ${until}`,
  },
  de: {
    confirm: (lines: number, shown: string, until: string) =>
      `${lines === 1 ? '1 Zeile' : `${shown} Zeilen`} zu bestätigen bis ${until}`,
    ordered: (lines: number, shown: string, from: string) =>
      `${lines === 1 ? '1 Zeile' : `${shown} Zeilen`} bestellt, zu bestätigen ab ${from}`,
    release: (lines: number, shown: string, until: string) =>
      `${lines === 1 ? '1 Zeile' : `${shown} Zeilen`} offen zum Abrufen bis ${until}`,
  },
})
