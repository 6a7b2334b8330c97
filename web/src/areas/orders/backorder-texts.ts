import { titles } from '@fairfloor/domain/orders/titles'
import { messages } from '../../lib/texts.tsx'

export const backorderTexts = messages({
  en: {
    title: titles.en.backorder,
    lead: 'Quantities still pending are added automatically to sales orders once they arrive in the warehouse.',
    brand: 'Brand',
    product: 'Product',
    flavour: 'Flavour',
    discount: 'Discount',
    price: 'Price',
    remaining: 'Remaining Quantity',
    order: (number: number) => `Order ${number}`,
    expected: (day: string) => `expected ${day}`,
    unknown: 'date unknown',
    none: 'Nothing is pending',
    noneText: 'What you order while it is out of stock waits here until it arrives.',
  },
  de: {
    title: titles.de.backorder,
    lead: 'Noch offene Mengen werden Ihren Aufträgen automatisch hinzugefügt, sobald sie im Lager eintreffen.',
    brand: 'Marke',
    product: 'Produkt',
    flavour: 'Sorte',
    discount: 'Rabatt',
    price: 'Preis',
    remaining: 'Offene Menge',
    order: (number: number) => `Bestellung ${number}`,
    expected: (day: string) => `erwartet am ${day}`,
    unknown: 'Termin offen',
    none: 'Es ist nichts offen',
    noneText: 'Was Sie bestellen, während es nicht vorrätig ist, wartet hier, bis es eintrifft.',
  },
})
