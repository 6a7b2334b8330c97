import { generalRefusals, platformRefusals } from '../general-refusals.ts'
import { refuser, says } from '../refusal.ts'

/** What this area refuses. */
export const refusals = {
  address_name: says(422, 'Please write a name on one line, without a link or an address.'),
  no_such_country: says(422, 'This country is unknown.'),
  wrong_postal_code: says(422, 'A postal code of this country looks different.'),
  not_a_gln: says(422, 'This is not a GLN: 13 digits, the last one of which checks the others.'),
  too_many_addresses: says(409, 'There are as many addresses as a company can have. Please remove one first.'),
  last_address: says(409, 'An order needs this address. Please add another one first.'),
  address_awaits_goods: says(409, 'Goods of the trade show are to be released to this address. Change that first.'),
  already_colleague: says(409, 'This person has an account of your company already.'),
  already_invited: says(409, 'This address is invited already. You can mail the invitation again.'),
  too_many_invitations: says(
    409,
    'There are too many invitations at the moment. Please take one back, or try again tomorrow.',
  ),
  invitation_over: says(409, 'This invitation is no longer valid. Please ask for a new one.'),
  address_taken: says(409, 'There is an account with this e-mail address already.'),
  already_staff: says(409, 'There is an account with this e-mail address already.'),
  booth_brand_missing: says(422, 'Please choose the brand whose booth it is.'),
  no_such_brand: says(422, 'This brand is unknown.'),
  not_staff: says(409, 'This is a user of a customer, whose rights that company sets.'),
  last_operator: says(409, 'Somebody has to be able to open the back office.'),
  is_blocked: says(409, 'This account is blocked. Let it in again first.'),
  blocked_by_shop: says(409, 'The shop has blocked this account. Please contact us.'),
  not_oneself: says(409, 'You cannot do this to your own account.'),
} as const

export const refuse = refuser({ ...generalRefusals, ...platformRefusals, ...refusals })
