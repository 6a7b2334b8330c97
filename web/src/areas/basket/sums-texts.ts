import { count } from '../../lib/format.ts'
import { messages } from '../../lib/texts.tsx'

const s = (n: number, one: string, many: string) => `${count(n)} ${n === 1 ? one : many}`

export const sumsTexts = messages({
  en: {
    name: 'Price',
    goods: 'Goods',
    deposit: 'Deposit',
    depositOf: (n: number) => s(n, 'can or bottle', 'cans and bottles'),
    consumptionTax: 'Consumption tax',
    litres: (litres: string) => `${litres} l of drinks`,
    labelService: 'Label service',
    labelled: (n: number) => s(n, 'labelled piece', 'labelled pieces'),
    shipping: 'Shipping',
    shippingNote: 'as known now, to your default address',
    documentFee: 'Export document fee',
    cardFee: 'Credit card fee',
    vat: (rate: string) => `VAT ${rate}`,
    of: (amount: string) => `of ${amount}`,
    total: 'Total incl. VAT',
    exclVat: 'excl. VAT',
    failed: (message: string) => `The price could not be computed: ${message}`,
  },
  de: {
    name: 'Preis',
    goods: 'Ware',
    deposit: 'Pfand',
    depositOf: n => s(n, 'Dose oder Flasche', 'Dosen und Flaschen'),
    consumptionTax: 'Verbrauchsteuer',
    litres: litres => `${litres} l Getränke`,
    labelService: 'Etikettierung',
    labelled: n => `${count(n)} Stück mit Etikett`,
    shipping: 'Versand',
    shippingNote: 'Stand jetzt, an Ihre Standardadresse',
    documentFee: 'Gebühr für Ausfuhrpapiere',
    cardFee: 'Kreditkartengebühr',
    vat: rate => `MwSt. ${rate}`,
    of: amount => `auf ${amount}`,
    total: 'Gesamt inkl. MwSt.',
    exclVat: 'ohne MwSt.',
    failed: message => `Der Preis konnte nicht berechnet werden: ${message}`,
  },
})
