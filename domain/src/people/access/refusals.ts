import { generalRefusals, platformRefusals } from '../../general-refusals.ts'
import { refuser, says } from '../../refusal.ts'

/** What this area refuses. */
export const refusals = {
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
