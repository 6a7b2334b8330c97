import { generalRefusals } from '../general-refusals.ts'
import { refuser, says } from '../refusal.ts'

/** What this area refuses. */
export const refusals = {
  unknown_price_group: says(422, 'There is no such price group.'),
  customer_blocked_already: says(409, 'This customer is blocked already.'),
  customer_not_blocked: says(409, 'This customer is not blocked.'),
  usual_method_not_allowed: says(422, 'The usual payment method must be one of the allowed ones.'),
  not_a_vat_id: says(422, 'This is not a VAT id: two letters of the country, then digits and letters.'),
  no_vat_id: says(409, 'This customer has no VAT id.'),
  not_an_iban: says(422, 'This is not an IBAN. Please check the number.'),
  signed_later: says(422, 'A mandate cannot be signed in the future.'),
  mandate_exists: says(409, 'There is a mandate with this reference already.'),
  mandate_ended: says(409, 'This mandate has ended already.'),
  no_creditor_id: says(409, 'Your creditor id is missing. Please add it to the settings of the shop first.'),
} as const

export const refuse = refuser({ ...generalRefusals, ...refusals })
