import type { Invoice } from './invoice.ts'
import { showDate, showMoney } from './show.ts'

type Payment = {
  /** Code of UNTDID 4461. */
  readonly code: string
  readonly name: string
  terms(amount: string, dueOn: string): string
}

const TRANSFER = '58'

const payments: Readonly<Record<string, Payment>> = {
  invoice: {
    code: TRANSFER,
    name: 'Invoice',
    terms: (amount, dueOn) => `Please transfer ${amount} by ${dueOn}.`,
  },
  prepayment: {
    code: TRANSFER,
    name: 'Prepayment',
    terms: (amount, dueOn) => `Please transfer ${amount} by ${dueOn}. We ship when it has arrived.`,
  },
  'direct debit': {
    code: '59',
    name: 'Direct debit',
    terms: (amount, dueOn) => `We collect ${amount} from your account on ${dueOn}.`,
  },
  card: { code: '48', name: 'Card', terms: amount => `${amount} are charged to your card.` },
}

/** How an invoice is paid: code and words. An unknown method is paid by transfer. */
export function paymentOf({ order, invoice }: Invoice) {
  const { code, name, terms } = payments[order.paymentMethod] ?? payments.invoice!
  return {
    code,
    name,
    byTransfer: code === TRANSFER,
    terms: terms(showMoney(order.totals.gross), showDate(invoice.dueOn)),
  }
}
