import { messages } from '../../../lib/texts.tsx'

/** Texts of what the operator creates by hand. */
export const createTexts = messages({
  en: {
    brand: 'New brand',
    category: 'New category',
    product: 'New product',
    size: 'New size',
    flavourOf: (size: string) => `New flavour of ${size}`,
    create: 'Create',
    saveFirst: 'Save or discard your changes before you add a size or a flavour.',
    rest: 'Pictures, texts and the rest follow once it is there.',
  },
  de: {
    brand: 'Neue Marke',
    category: 'Neue Kategorie',
    product: 'Neues Produkt',
    size: 'Neue Größe',
    flavourOf: size => `Neue Sorte von ${size}`,
    create: 'Anlegen',
    saveFirst: 'Bitte erst Ihre Änderungen speichern oder verwerfen, dann eine Größe oder Sorte hinzufügen.',
    rest: 'Bilder, Texte und das Übrige folgen, sobald es angelegt ist.',
  },
})
