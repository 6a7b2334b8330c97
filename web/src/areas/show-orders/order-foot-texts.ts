import { messages } from '../../lib/texts.tsx'

export const orderFootTexts = messages({
  en: {
    inFlavours: (flavours: number) => (flavours === 1 ? 'pieces in 1 flavour' : `pieces in ${flavours} flavours`),
    sumExclVat: 'Sum excl. VAT',
    add: 'Add to order',
    added: (count: number) => `${count} pieces added to your order`,
    staff: 'Staff can look around; only customers place orders.',
  },
  de: {
    inFlavours: flavours => (flavours === 1 ? 'Stück in 1 Sorte' : `Stück in ${flavours} Sorten`),
    sumExclVat: 'Summe ohne MwSt.',
    add: 'Zur Bestellung',
    added: count => `${count} Stück in Ihrer Bestellung`,
    staff: 'Mitarbeiter können sich umsehen; bestellen können nur Kunden.',
  },
})
