import { generalRefusals, platformRefusals } from '../../general-refusals.ts'
import { refuser, says } from '../../refusal.ts'

/** What this area refuses. */
export const refusals = {
  address_name: says(422, 'Please write a name on one line, without a link or an address.'),
  no_such_country: says(422, 'This country is unknown.'),
  wrong_postal_code: says(422, 'A postal code of this country looks different.'),
  not_a_gln: says(422, 'This is not a GLN: 13 digits, the last one of which checks the others.'),
  too_many_addresses: says(409, 'There are as many addresses as a company can have. Please remove one first.'),
  last_address: says(409, 'An order needs this address. Please add another one first.'),
  address_awaits_goods: says(409, 'Goods of the trade show are to be released to this address. Change that first.'),
} as const

export const refuse = refuser({ ...generalRefusals, ...platformRefusals, ...refusals })
