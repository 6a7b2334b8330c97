import { messages } from '../../../lib/texts.tsx'

/** What the operator can create by hand. */
export const createTexts = messages({
  en: {
    brand: 'New brand',
    category: 'New category',
    product: 'New product',
    size: 'New size',
    flavourOf: (size: string) => `New flavour of ${size}`,
    saveFirst: 'Save or discard your changes before you add a size or a flavour.',
  },
  de: {
    brand: 'Neue Marke',
    category: 'Neue Kategorie',
    product: 'Neues Produkt',
    size: 'Neue Größe',
    flavourOf: size => `Neue Sorte von ${size}`,
    saveFirst: 'Bitte erst Ihre Änderungen speichern oder verwerfen, dann eine Größe oder Sorte hinzufügen.',
  },
})
