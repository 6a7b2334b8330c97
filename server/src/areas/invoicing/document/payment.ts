import type { Invoice } from './invoice.ts'
import { showDate, showMoney } from './show.ts'
import { languageOf, type Words, wordsOf } from './texts.ts'

/** Code of UNTDID 4461, and the method's name among the words. */
type Payment = { readonly code: string; readonly name: keyof Words['payments'] }

const TRANSFER = '58'

const payments: Readonly<Record<string, Payment>> = {
  invoice: { code: TRANSFER, name: 'invoice' },
  prepayment: { code: TRANSFER, name: 'prepayment' },
  'direct debit': { code: '59', name: 'debit' },
  direct_debit: { code: '59', name: 'debit' },
  card: { code: '48', name: 'card' },
}

/** The name of a payment method. An unknown one counts as invoice. */
export const paymentName = (method: string, words: Words): string =>
  words.payments[(payments[method] ?? payments.invoice!).name]

/** How an invoice is paid: code and text. An unknown method counts as bank transfer. */
export function paymentOf(invoice: Invoice) {
  const { order } = invoice
  const { code, name } = payments[order.paymentMethod] ?? payments.invoice!
  const words = wordsOf(invoice)
  return {
    code,
    name: words.payments[name],
    byTransfer: code === TRANSFER,
    terms: words.terms[name](showMoney(invoice.totals.gross), showDate(invoice.invoice.dueOn, languageOf(invoice))),
  }
}
