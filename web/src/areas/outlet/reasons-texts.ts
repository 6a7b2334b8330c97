import { messages } from '../../lib/texts.tsx'

/** Why pieces are in the outlet. */
export const reasonTexts = messages({
  en: {
    'short-dated': 'Short date',
    overstock: 'Too many in stock',
    'damaged packaging': 'Packaging damaged',
    'old design': 'Old design',
    'end of range': 'End of range',
  },
  de: {
    'short-dated': 'Kurze Haltbarkeit',
    overstock: 'Zu viel auf Lager',
    'damaged packaging': 'Verpackung beschädigt',
    'old design': 'Altes Design',
    'end of range': 'Auslaufartikel',
  },
})
