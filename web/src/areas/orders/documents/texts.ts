import { messages } from '../../../lib/texts.tsx'

/** Texts of an order's invoices and credit notes, for their customer. */
export const documentTexts = messages({
  en: {
    title: 'Invoices and credit notes',
    kinds: { invoice: 'Invoice', 'credit note': 'Credit note' },
    pdfOf: (kind: string, number: string) => `${kind} ${number} as PDF`,
    paid: 'Paid',
    open: (sum: string) => `${sum} open`,
    left: (sum: string) => `${sum} left for you`,
    together: (invoices: string) => `All ${invoices} invoices`,
    rounded: 'VAT is rounded on each, so a few cents may differ from the order’s total.',
  },
  de: {
    title: 'Rechnungen und Gutschriften',
    kinds: { invoice: 'Rechnung', 'credit note': 'Gutschrift' },
    pdfOf: (kind, number) => `${kind} ${number} als PDF`,
    paid: 'Bezahlt',
    open: sum => `${sum} offen`,
    left: sum => `${sum} stehen noch für Sie bereit`,
    together: invoices => `Alle ${invoices} Rechnungen`,
    rounded: 'Die MwSt. wird auf jeder gerundet, daher können sie um wenige Cent von der Bestellsumme abweichen.',
  },
})
