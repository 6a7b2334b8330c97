import { eurosText } from '../formats.ts'
import { generalRefusals } from '../general-refusals.ts'
import { refuser, says } from '../refusal.ts'

export const refusals = {
  not_cancellable: says(
    409,
    'This can no longer be cancelled: it is being packed, or it was cancelled before. Please look at the order again.',
  ),
  rest_below_minimum: {
    status: 409,
    text: ({ minimum }: { minimum: number | null }) =>
      minimum === null
        ? 'What is left would be below the minimum order value. Please keep more, cancel everything, or ask us.'
        : `What is left would be below the minimum order value of ${eurosText(minimum)} without VAT. Please keep more, cancel everything, or ask us.`,
  },
  rest_total_changed: {
    status: 409,
    text: ({ seen, total }: { seen: number; total: number }) =>
      `What is left would cost ${eurosText(total)}, not ${eurosText(seen)}. Nothing was cancelled. Please look at it again.`,
  },
  above_order_limit: {
    status: 409,
    text: ({ limit, over }: { limit: number | null; over: number | null }) =>
      limit === null || over === null
        ? 'This order is above the limit that your company has set for you. Please ask a colleague who manages its account to place it.'
        : `This order is ${eurosText(over)} above the ${eurosText(limit)} without VAT that your company has set for you. Please ask a colleague who manages its account to place it.`,
  },
  address_fixed: says(409, 'The address can no longer be changed: the order is being packed, or it is over.'),
} as const

export const refuse = refuser({ ...generalRefusals, ...refusals })
