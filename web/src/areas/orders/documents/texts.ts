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
  },
  de: {
    title: 'Rechnungen und Gutschriften',
    kinds: { invoice: 'Rechnung', 'credit note': 'Gutschrift' },
    pdfOf: (kind, number) => `${kind} ${number} als PDF`,
    paid: 'Bezahlt',
    open: sum => `${sum} offen`,
    left: sum => `${sum} stehen noch für Sie bereit`,
  },
})
