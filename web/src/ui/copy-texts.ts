import { messages } from '../lib/texts.tsx'

/** Texts of what is copied. */
export const copyTexts = messages({
  en: {
    copy: 'Copy',
    copied: 'Copied',
    copyOf: (name: string) => `Copy: ${name}`,
    copyYourself: 'Please copy it from here:',
  },
  de: {
    copy: 'Kopieren',
    copied: 'Kopiert',
    copyOf: name => `Kopieren: ${name}`,
    copyYourself: 'Bitte von hier kopieren:',
  },
})
