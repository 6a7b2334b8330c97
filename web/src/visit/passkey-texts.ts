import { messages } from '../lib/texts.tsx'

export const passkeyTexts = messages({
  en: { notDone: 'The passkey was not used. Please try again.' },
  de: { notDone: 'Der Passkey wurde nicht verwendet. Bitte versuchen Sie es noch einmal.' },
})
