import { messages } from '../../../lib/texts.tsx'

/** Texts of the forms in which the operator creates something. */
export const createFormTexts = messages({
  en: {
    create: 'Create',
    rest: 'Pictures, texts and the rest follow once it is there.',
  },
  de: {
    create: 'Anlegen',
    rest: 'Bilder, Texte und das Übrige folgen, sobald es angelegt ist.',
  },
})
