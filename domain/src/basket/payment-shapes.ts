import * as z from 'zod/mini'
import { paymentMethods } from '../companies/payment-methods.ts'
import { shapes } from '../shapes.ts'

export const getPaymentMethods = shapes({
  answer: z.array(
    z.object({
      method: z.enum(paymentMethods),
      /** The one that an order begins with. */
      is_usual: z.boolean(),
      /** Days to pay an invoice; null for the other methods. */
      days: z.nullable(z.int()),
      /** What comes to an order, in per cent of the amount to pay; null: nothing. */
      fee_percent: z.nullable(z.number()),
      /** For direct debit: whether the customer has given a mandate; null for the other methods. */
      has_mandate: z.nullable(z.boolean()),
    }),
  ),
})
