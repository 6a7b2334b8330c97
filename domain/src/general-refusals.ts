import { mostText } from './bytes.ts'
import { refuser, says } from './refusal.ts'

/** Refusals that any call may answer, before its handler or from it. Endpoints do not declare them. */
export const generalRefusals = {
  malformed: says(400, 'The request does not have the expected form.'),
  login_required: says(401, 'Please log in.'),
  key_required: says(401, 'Please send a valid API key.'),
  cross_site: says(403, 'This request must come from the shop itself.'),
  forbidden: says(403, 'You are not allowed to do this.'),
  owners_alone: says(403, 'Only the users themselves may do this, not somebody who acts for them.'),
  password_change_required: says(403, 'Please choose a new password first.'),
  second_factor_required: says(403, 'Please set up your second factor first.'),
  staff_cannot_order: says(403, 'Only customers can place orders.'),
  may_not_order: says(403, 'You are not allowed to order for your company.'),
  may_not_see_prices: says(403, 'You are not allowed to see prices.'),
  may_not_see_invoices: says(403, 'You are not allowed to see your company’s invoices.'),
  may_not_manage: says(403, 'You are not allowed to manage your company’s account.'),
  not_found: says(404, 'Not found.'),
  method_not_allowed: says(405, 'This cannot be done with this address.'),
  request_timeout: says(408, 'The request did not arrive in time.'),
  headers_too_large: says(431, 'The headers of the request are too large.'),
  too_large: {
    status: 413,
    text: ({ bytes }: { bytes: number }) => `The request is too large: it may have ${mostText(bytes)} at most.`,
  },
  too_many_parts: says(413, 'The form has too many fields.'),
  unsupported_media_type: says(415, 'This content type is not accepted.'),
  letters_not_printable: {
    status: 422,
    text: ({ letters }: { letters: string }) =>
      `Our invoices and delivery notes cannot print: ${letters}. Please write it in Latin, Greek or Cyrillic letters.`,
  },
  key_reused: says(422, 'This Idempotency-Key was used for another request.'),
  too_many_requests: {
    status: 429,
    text: ({ seconds }: { seconds: number }) =>
      `Too many requests. Please send the next one in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  },
  not_set_up: says(503, 'This shop is not set up yet.'),
  unavailable: says(503, 'The service is not available at the moment.'),
} as const

/** Refusals of the platform that only some calls answer: these declare them. */
export const platformRefusals = {
  changed_meanwhile: says(409, 'Somebody else has changed this in the meantime. Nothing was saved.'),
  not_a_picture: says(
    422,
    'This file is no picture that can be shown. Please take an SVG, PNG, JPEG, WebP or AVIF file.',
  ),
  too_many: {
    status: 429,
    text: ({ minutes }: { minutes: number }) =>
      `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  },
  too_many_streams: says(429, 'You have too many pages of the show open. Please close one of them.'),
} as const

export const refuse = refuser({ ...generalRefusals, ...platformRefusals })
