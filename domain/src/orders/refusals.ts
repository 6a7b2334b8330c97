import { generalRefusals } from '../general-refusals.ts'
import { refuser, says } from '../refusal.ts'

export const refusals = {
  not_cancellable: says(
    409,
    'This can no longer be cancelled: it is being packed, or it was cancelled before. Please look at the order again.',
  ),
} as const

export const refuse = refuser({ ...generalRefusals, ...refusals })
