import { generalRefusals } from '../general-refusals.ts'
import { refuser, says } from '../refusal.ts'

/** What this area refuses. */
export const refusals = {
  wrong_login: says(401, 'Wrong email and password combination. please try again.'),
  wrong_csrf_token: says(403, 'The login form is out of date. Please try again.'),
  cookies_needed: says(
    403,
    'Your browser keeps no cookies of this shop. A login needs them: please allow them for this site.',
  ),
  second_step_needed: {
    status: 401,
    /** `ways` are those that the user has set up. */
    text: (_: { ways: readonly ('authenticator' | 'passkey')[] }) =>
      'The password is right. Please confirm that it is you.',
  },
  second_step_over: says(401, 'That took too long. Please log in with your password again.'),
  wrong_code: says(401, 'This code is wrong or was used already.'),
  wrong_passkey: says(401, 'This passkey could not be checked. Please try again.'),
  not_switchable: says(403, 'You cannot act for this user.'),
  not_switched: says(403, 'You are not acting for another user.'),
  unknown_user: says(404, 'There is no user with this e-mail address.'),
  wrong_old_password: says(422, 'The old password is wrong.'),
  wrong_password: says(422, 'The password is wrong.'),
  owner_unproved: says(422, 'Please confirm with your second factor, too.'),
  wrong_proof: says(422, 'This could not be checked, or was used already. Please try again.'),
  code_does_not_fit: says(422, 'This code does not fit. Is the time of your phone right?'),
  no_set_up_begun: says(409, 'Please begin again: this set-up is no longer the latest one.'),
  no_second_factor: says(409, 'The second factor is switched off.'),
  last_second_factor: says(
    409,
    'Your login needs a second factor. Please set up another one before you remove this one.',
  ),
  passkeys_not_possible: says(409, 'Passkeys need the shop’s address by name and over https.'),
  too_many_passkeys: {
    status: 409,
    text: ({ most }: { most: number }) => `Your login has ${most} passkeys already. Please remove one first.`,
  },
  password_too_short: {
    status: 422,
    text: ({ least }: { least: number }) => `Please choose a password of at least ${least} characters.`,
  },
  password_too_common: says(422, 'This password is too easy to guess. Please choose another one.'),
  password_not_new: says(422, 'Please choose a password that you do not use already.'),
  last_manager: says(409, 'Somebody has to manage your company’s account.'),
  api_cannot_manage: says(422, 'The company’s API cannot manage its users.'),
  language_not_offered: says(422, 'This shop does not offer this language.'),
} as const

export const refuse = refuser({ ...generalRefusals, ...refusals })
