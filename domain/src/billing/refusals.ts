import { countText } from '../formats.ts'
import { generalRefusals } from '../general-refusals.ts'
import { refuser, says } from '../refusal.ts'

/** What this area refuses. */
export const refusals = {
  unknown_address: says(422, 'This delivery address does not exist.'),
  order_too_large: says(422, 'This order is too large. Please split it.'),
  more_than_invoiced: says(422, 'This is more than the invoice says, less what was credited of it.'),
  nothing_left: says(409, 'Nothing is left of this payment.'),
  pays_open_order: says(409, 'What is left of this payment is kept for its order, which is not finished yet.'),
  card_money: says(409, 'What a card has paid is for its own order only. What is too much goes back to the card.'),
  too_many_documents: {
    status: 422,
    text: ({ most }: { most: number }) => `These are more than ${countText(most)} files.`,
  },
  payment_reversed: says(409, 'This payment has been taken back already.'),
} as const

export const refuse = refuser({ ...generalRefusals, ...refusals })
