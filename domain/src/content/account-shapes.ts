import * as z from 'zod/mini'
import { date, price, shapes } from '../shapes.ts'

export const getAccountFigures = shapes({
  answer: z.object({
    /** Null without the right to see invoices. */
    invoices: z.nullable(
      z.object({
        /** With credit notes. */
        documents: z.int(),
        open: z.int(),
        /** Of the overdue ones, with what the customer has with us taken off. */
        overdue: z.array(z.object({ invoice_number: z.string(), due_on: date, days: z.int(), owed: price })),
      }),
    ),
    orders: z.object({
      all: z.int(),
      /** Of which something is not shipped yet. */
      under_way: z.int(),
      partly_shipped: z.int(),
      /** Pieces that wait for goods. */
      waiting_pieces: z.int(),
    }),
    order_lists: z.int(),
    /** Which nobody has decided yet. */
    open_complaints: z.int(),
    reminders: z.int(),
    addresses: z.int(),
    /** Null without the right to manage them. */
    users: z.nullable(z.int()),
    /** Articles with a number of the customer's own; null without access to the API. */
    references: z.nullable(z.int()),
  }),
})
