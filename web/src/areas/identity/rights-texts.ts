import { messages } from '../../lib/texts.tsx'

/** What a page says in the place of what its reader's company does not let them do. */
export const rightsTexts = messages({
  en: { mayNotOrder: 'You are not allowed to order for your company.' },
  de: { mayNotOrder: 'Sie dürfen für Ihre Firma nicht bestellen.' },
})
