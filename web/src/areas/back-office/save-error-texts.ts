import { messages } from '../../lib/texts.tsx'

export const saveErrorTexts = messages({
  en: { newest: 'Load the newest state' },
  de: { newest: 'Neuesten Stand laden' },
})
