import { generalRefusals } from '../../general-refusals.ts'
import { refuser, says } from '../../refusal.ts'

export const refusals = {
  card_not_due: says(409, 'There is nothing to pay by card for this order.'),
  card_too_late: says(
    409,
    'The time to pay this order by card is over, so it is cancelled. Please order again; its lines can be loaded again.',
  ),
  card_provider_silent: says(503, 'The card provider does not answer. Please try again in a moment.'),
  event_seen_to: says(409, 'Somebody has seen to this already.'),
  event_forged: says(401, 'The signature of this event is not right.'),
  event_too_old: says(401, 'The time of this event is too far from now.'),
} as const

export const refuse = refuser({ ...generalRefusals, ...refusals })
