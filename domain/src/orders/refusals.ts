import { generalRefusals } from '../general-refusals.ts'
import { refuser, says } from '../refusal.ts'

export const refusals = {
  not_cancellable: says(
    409,
    'This can no longer be cancelled: it is being packed, or it was cancelled before. Please look at the order again.',
  ),
  address_fixed: says(409, 'The address can no longer be changed: the order is being packed, or it is over.'),
} as const

export const refuse = refuser({ ...generalRefusals, ...refusals })
