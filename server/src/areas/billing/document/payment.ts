import type { Invoice } from './invoice.ts'
import { showDate, showMoney } from './show.ts'
import { documentWords, languageOf, type Words } from './texts.ts'

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

/** How an invoice is paid: code and text, in its own language or another. An unknown method counts as bank transfer. */
export function paymentOf(invoice: Invoice, language = languageOf(invoice)) {
  const { order, totals } = invoice
  const words = documentWords(language)
  const prepaid = invoice.prepaid ?? 0
  const rounding = invoice.rounding ?? 0
  const due = totals.gross - prepaid - rounding
  // A card is charged when its order is placed: what it has not paid then is transferred.
  const isRest = order.paymentMethod === 'card' && prepaid > 0 && due > 0
  const { code, name } = payments[isRest ? 'invoice' : order.paymentMethod] ?? payments.invoice!
  return {
    code,
    name: paymentName(order.paymentMethod, words),
    byTransfer: code === TRANSFER,
    prepaid,
    rounding,
    due,
    terms: due > 0 ? words.terms[name](showMoney(due), showDate(invoice.invoice.dueOn, language)) : words.terms.paid,
  }
}
