import { generalRefusals, platformRefusals } from '../general-refusals.ts'
import { refuser, says } from '../refusal.ts'

/** What this area refuses. */
export const refusals = {
  not_paid_yet: says(409, 'This order is paid ahead, and the money has not arrived yet.'),
  waits_for_rest: says(409, 'The customer wants this order complete: it can be shipped when the rest is here.'),
  already_picked: says(409, 'Somebody picks this order already: ship or give back that list first.'),
  nothing_to_ship: says(409, 'Nothing is set aside for this order.'),
  list_closed: says(409, 'This list was shipped or given back already.'),
  more_than_set_aside: says(409, 'More than is set aside for this order. Please look at it again.'),
  more_than_shipped: says(409, 'More than was shipped and has not come back yet.'),
} as const

export const refuse = refuser({ ...generalRefusals, ...platformRefusals, ...refusals })
