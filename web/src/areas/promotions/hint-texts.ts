import { messages } from '../../lib/texts.tsx'

export const hintTexts = messages({
  en: {
    quantity: (missing: string, percent: number) => `${missing} more of this flavour for ${percent} % off`,
    free: (free: string) => `${free} of them free`,
    more: (missing: string, free: string) => `${missing} more of this flavour, and ${free} are free`,
  },
  de: {
    quantity: (missing, percent) => `Noch ${missing} dieser Sorte für ${percent} % Rabatt`,
    free: free => `Davon ${free} gratis`,
    more: (missing, free) => `Noch ${missing} dieser Sorte, dann sind ${free} gratis`,
  },
})
