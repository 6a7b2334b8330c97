import * as z from 'zod/mini'
import { date, id, idParam, instant, listed, money, placeField, printed, shapes } from '../../shapes.ts'
import { handMethods, paymentStates } from './states.ts'

const text = (most: number) => z.string().check(z.trim(), z.maxLength(most))
const needed = (most: number) => text(most).check(z.minLength(1))
/** What a list is asked for. */
export const list = { place: placeField, search: z._default(text(200), '') }

const payment = z.object({
  payment_id: id,
  customer_id: id,
  company: z.string(),
  amount: money,
  received_on: date,
  method: z.enum(['transfer', 'card', 'direct debit', 'cash']),
  payer: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** The order that it pays ahead, and whether that was cancelled. */
  order_id: z.nullable(id),
  is_order_cancelled: z.boolean(),
  /** The invoices that it has paid, the first first. */
  settled: z.array(z.object({ invoice_number: z.string(), order_id: id, amount: money })),
  left: money,
  is_from_bank: z.boolean(),
  recorded_at: instant,
  /** Null: nobody, by the card's provider. */
  recorded_by: z.nullable(z.string()),
  reversed_at: z.nullable(instant),
  reversed_by: z.nullable(z.string()),
  reversed_why: z.nullable(z.string()),
})

export type Payment = z.output<typeof payment>

export const getPayments = shapes({
  query: z.object({ ...list, state: z._default(z.enum(paymentStates), 'all') }),
  answer: z.object({
    ...listed,
    today: date,
    /** How many have something left, and what that comes to. */
    left: z.object({ count: z.int(), sum: money }),
    /** Sums of the bank that nobody has decided yet. */
    open_entries: z.int(),
    payments: z.array(payment),
  }),
})

const debtor = z.object({
  customer_id: id,
  company: z.string(),
  number: z.nullable(z.string()),
  /** The order or the invoice that was typed. */
  order_id: z.nullable(id),
  invoice_number: z.nullable(z.string()),
  open: money,
})

export type Debtor = z.output<typeof debtor>

export const findDebtors = shapes({
  query: z.object({ search: text(200) }),
  answer: z.array(debtor),
})

const account = z.object({
  customer_id: id,
  company: z.string(),
  number: z.nullable(z.string()),
  /** What is open, the oldest first. */
  invoices: z.array(
    z.object({
      invoice_id: id,
      invoice_number: z.string(),
      order_id: id,
      due_on: date,
      is_overdue: z.boolean(),
      amount: money,
      open: money,
    }),
  ),
  /** Orders that are paid ahead and not paid yet. */
  orders: z.array(z.object({ order_id: id, amount: money, open: money, held_until: z.nullable(instant) })),
})

export type Account = z.output<typeof account>

export const getAccount = shapes({ params: z.object({ customer_id: idParam }), answer: account })

/** What money pays. */
export const settles = {
  /** The order that it pays ahead; null: none. */
  order_id: z.nullable(id),
  invoice_ids: z.array(id).check(z.maxLength(200)),
  /** What was asked about it, `details.asked` of the refusal: what else is doubtful by now is asked about again. */
  confirmed: z.optional(z.string().check(z.maxLength(64))),
}

export const booked = z.object({ payment_id: id, settled: money, left: money })

export const bookPayment = shapes({
  body: z.object({
    customer_id: id,
    ...settles,
    method: z.enum(handMethods),
    amount: money.check(z.minimum(0.01), z.maximum(100_000_000)),
    received_on: date,
    payer: z.nullable(text(140)),
    reference: printed(z.nullable(text(500))),
    note: z.nullable(text(2000)),
  }),
  answer: booked,
})

const params = z.object({ payment_id: idParam })

export const settlePayment = shapes({ params, body: z.object(settles), answer: booked })

export const takeBackPayment = shapes({
  params,
  body: z.object({ reason: needed(500) }),
  answer: z.object({ payment_id: id }),
})
