import { eurosText } from '../formats.ts'
import { generalRefusals } from '../general-refusals.ts'
import { refuser, says } from '../refusal.ts'

/**
 * What placing the basket refuses. Amounts are euros; they are null for users who may not see prices.
 */
export const refusals = {
  basket_empty: says(409, 'There is nothing in the basket. It may have been ordered already: see your orders.'),
  total_changed: {
    status: 409,
    text: ({ seen, total }: { seen: number; total: number }) =>
      `The total has changed from ${eurosText(seen)} to ${eurosText(total)}. Please look at the basket and order again.`,
  },
  below_minimum: {
    status: 409,
    text: ({ minimum, missing }: { minimum: number | null; missing: number | null }) =>
      minimum === null || missing === null
        ? 'The order is below the minimum order value. Please add some products.'
        : `The minimum order value is ${eurosText(minimum)} without VAT: ${eurosText(missing)} to go. Please add some products.`,
  },
  over_credit_limit: {
    status: 409,
    text: ({ limit, over }: { limit: number | null; over: number | null }) =>
      limit === null || over === null
        ? 'The order is above your credit limit. Please pay open invoices, or choose prepayment.'
        : `The order is ${eurosText(over)} above your credit limit of ${eurosText(limit)}. Please pay open invoices, or choose prepayment.`,
  },
  payments_overdue: says(409, 'An invoice is more than 30 days overdue. Please pay it first, or choose prepayment.'),
  no_mandate: says(409, 'There is no direct debit mandate of your company. Please choose another payment method.'),
  payment_method_not_allowed: says(
    409,
    'This payment method is not open to your company. Please choose another one, or contact us.',
  ),
  within_order_limit: says(409, 'This order is within your limit by now. Please look at it and place it.'),
  approval_decided: {
    status: 409,
    text: ({ by, state }: { by: string; state: 'approved' | 'refused' | 'withdrawn' }) =>
      `${by} has ${state} this order already.`,
  },
  approval_taken_back: says(409, 'These lines have been put back into the basket already.'),
  approval_empty: says(409, 'No line is left to order. Please refuse the order instead.'),
  own_approval: says(409, 'Nobody approves their own order. Please put it back into the basket and place it.'),
  wished_day: says(422, 'The delivery day must be within a year from today.'),
} as const

export const refuse = refuser({ ...generalRefusals, ...refusals })
