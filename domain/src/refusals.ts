import { showDayTime } from './day.ts'

type Text<T> = { status: number; text: (details: T) => string }

const plain = (status: number, text: string): Text<undefined> => ({ status, text: () => text })

const period = (start: Date, end: Date, timeZone: string) =>
  `from ${showDayTime(start, timeZone)} to ${showDayTime(end, timeZone)}`

type Period = { start: Date; end: Date; timeZone: string }

/**
 * Every refusal of the product: HTTP status and text for the user.
 * 400 does not match the declared shape, 409 conflicts with the state, 422 matches but breaks a rule, 403 is not
 * allowed.
 */
export const refusals = {
  malformed: plain(400, 'The request does not have the expected form.'),
  login_required: plain(401, 'Please log in.'),
  wrong_login: plain(401, 'Wrong email and password combination. please try again.'),
  cross_site: plain(403, 'This request must come from the shop itself.'),
  forbidden: plain(403, 'You are not allowed to do this.'),
  password_change_required: plain(403, 'Please choose a new password first.'),
  staff_cannot_order: plain(403, 'Only customers can place orders.'),
  may_not_order: plain(403, 'You are not allowed to order for your company.'),
  may_not_see_prices: plain(403, 'You are not allowed to see prices.'),
  may_not_see_invoices: plain(403, 'You are not allowed to see your company’s invoices.'),
  may_not_manage: plain(403, 'You are not allowed to manage the users of your company.'),
  last_manager: plain(409, 'Somebody has to manage the users of your company.'),
  wrong_csrf_token: plain(403, 'The login form is out of date. Please try again.'),
  not_switchable: plain(403, 'You cannot act for this user.'),
  not_switched: plain(403, 'You are not acting for another user.'),
  own_brand: plain(403, 'You cannot vote for your own brand.'),
  not_found: plain(404, 'Not found.'),
  unknown_category: plain(404, 'This award category does not exist.'),
  unknown_nominee: plain(404, 'This nominee does not exist.'),
  unknown_user: plain(404, 'There is no user with this e-mail address.'),
  method_not_allowed: plain(405, 'This cannot be done with this address.'),
  request_timeout: plain(408, 'The request did not arrive in time.'),
  headers_too_large: plain(431, 'The headers of the request are too large.'),
  too_large: plain(413, 'The request is too large.'),
  unsupported_media_type: plain(415, 'This content type is not accepted.'),
  not_a_picture: plain(
    422,
    'This file is no picture that can be shown. Please take an SVG, PNG, JPEG, WebP or AVIF file.',
  ),
  not_media: plain(422, 'Please take a PNG, JPEG, WebP, WebM, MP4 or PDF file.'),
  wrong_old_password: plain(422, 'The old password is wrong.'),
  password_too_short: {
    status: 422,
    text: ({ least }: { least: number }) => `Please choose a password of at least ${least} characters.`,
  },
  password_too_common: plain(422, 'This password is too easy to guess. Please choose another one.'),
  password_not_new: plain(422, 'Please choose a password that you do not use already.'),
  key_reused: plain(422, 'This Idempotency-Key was used for another request.'),
  no_show: plain(404, 'No trade show is planned at the moment.'),
  ordering_closed: {
    status: 409,
    text: ({ start, end, timeZone }: Period) =>
      `The ordering window is closed. It is open ${period(start, end, timeZone)}.`,
  },
  confirmation_closed: {
    status: 409,
    text: ({ start, end, timeZone }: Period) =>
      `Orders cannot be confirmed now. The confirmation period lasts ${period(start, end, timeZone)}.`,
  },
  release_closed: {
    status: 409,
    text: ({ start, end, timeZone }: Period) =>
      `Orders cannot be released now. Releasing is possible ${period(start, end, timeZone)}.`,
  },
  already_confirmed: plain(409, 'Your order is confirmed and can no longer be changed.'),
  nothing_to_confirm: plain(409, 'There is nothing to confirm: your order is empty.'),
  confirm_missing: plain(422, 'Please send confirm: true to confirm the order.'),
  not_confirmed: plain(409, 'Your order is not confirmed.'),
  voting_closed: {
    status: 409,
    text: ({ start, end, timeZone }: Period) => `Voting is closed. It is open ${period(start, end, timeZone)}.`,
  },
  no_awards: plain(409, 'There are no awards to vote in.'),
  other_category: plain(422, 'This nominee stands in another category.'),
  unknown_flavour: plain(422, 'This product does not exist.'),
  not_at_the_show: plain(422, 'This product is not offered at the show.'),
  unknown_picture: plain(422, 'This page has no such picture.'),
  unknown_address: plain(422, 'This delivery address does not exist.'),
  quantity_too_large: {
    status: 422,
    text: ({ most }: { most: number }) => `At most ${most} pieces of one product can be ordered.`,
  },
  above_ordered: {
    status: 409,
    text: ({ ordered }: { ordered: number }) => `You ordered ${ordered}: while confirming a quantity can only go down.`,
  },
  above_remaining: {
    status: 409,
    text: ({ position, remaining }: { position: string; remaining: number }) =>
      `Only ${remaining} of ${position} remain to be released.`,
  },
  out_of_stock: {
    status: 409,
    text: ({ position, available }: { position: string; available: number }) =>
      available === 0 ? `${position} is out of stock.` : `Only ${available} of ${position} are left in stock.`,
  },
  stock_unknown: plain(409, 'Stock not known yet'),
  unknown_sample: plain(422, 'This sample does not exist.'),
  samples_left: {
    status: 409,
    text: ({ left, flavour }: { left: number; flavour: string }) => `Only ${left} left of ${flavour}.`,
  },
  samples_of_exhibitor: {
    status: 409,
    text: ({ most }: { most: number }) => `You can take at most ${most} samples from one exhibitor.`,
  },
  samples_in_all: {
    status: 409,
    text: ({ most }: { most: number }) => `You can take at most ${most} samples in all.`,
  },
  feedback_closed: {
    status: 409,
    text: ({ start, end, timeZone }: Period) => `Feedback can be given ${period(start, end, timeZone)}.`,
  },
  feedback_given: {
    status: 409,
    text: ({ exhibitor }: { exhibitor: string }) =>
      `You have already voted for ${exhibitor}. Thank you for your feedback!`,
  },
  feedback_incomplete: plain(422, 'Please answer all the questions!'),
  wrong_answers: plain(422, 'Some answers do not fit their questions.'),
  own_booth: plain(403, 'This is your own booth: feedback comes from its visitors.'),
  too_many: {
    status: 429,
    text: ({ minutes }: { minutes: number }) =>
      `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  },
  too_many_streams: plain(429, 'You have too many pages of the show open. Please close one of them.'),
  no_delivery: {
    status: 422,
    text: ({ country }: { country: string }) => `We do not deliver to ${country}.`,
  },
  no_vat_rate: {
    status: 409,
    text: ({ vatClass, country }: { vatClass: string; country: string }) =>
      `There is no ${vatClass} VAT rate for ${country} yet. Please contact us.`,
  },
  not_failed: plain(409, 'This has not failed, or is being tried again already.'),
  dates_out_of_order: plain(422, 'These dates do not follow each other.'),
  order_too_large: plain(422, 'This order is too large. Please split it.'),
  language_not_offered: plain(422, 'This shop does not offer this language.'),
  not_set_up: plain(503, 'This shop is not set up yet.'),
  unavailable: plain(503, 'The service is not available at the moment.'),
} as const

export type RefusalCode = keyof typeof refusals
