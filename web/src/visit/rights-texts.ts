import { messages } from '../lib/texts.tsx'

/** Shown in place of what the reader's rights do not allow. */
export const rightsTexts = messages({
  en: { mayNotOrder: 'You are not allowed to order for your company.' },
  de: { mayNotOrder: 'Sie dürfen für Ihre Firma nicht bestellen.' },
})
