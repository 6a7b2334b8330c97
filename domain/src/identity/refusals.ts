import { generalRefusals } from '../general-refusals.ts'
import { refuser, says } from '../refusal.ts'

/** What this area refuses. */
export const refusals = {
  wrong_login: says(401, 'Wrong email and password combination. please try again.'),
  wrong_csrf_token: says(403, 'The login form is out of date. Please try again.'),
  not_switchable: says(403, 'You cannot act for this user.'),
  not_switched: says(403, 'You are not acting for another user.'),
  unknown_user: says(404, 'There is no user with this e-mail address.'),
  wrong_old_password: says(422, 'The old password is wrong.'),
  password_too_short: {
    status: 422,
    text: ({ least }: { least: number }) => `Please choose a password of at least ${least} characters.`,
  },
  password_too_common: says(422, 'This password is too easy to guess. Please choose another one.'),
  password_not_new: says(422, 'Please choose a password that you do not use already.'),
  last_manager: says(409, 'Somebody has to manage the users of your company.'),
  api_cannot_manage: says(422, 'The company’s API cannot manage its users.'),
  language_not_offered: says(422, 'This shop does not offer this language.'),
} as const

export const refuse = refuser({ ...generalRefusals, ...refusals })
