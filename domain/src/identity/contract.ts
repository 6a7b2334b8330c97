import * as z from 'zod/mini'
import { endpoint, id, money, success } from '../endpoint.ts'
import { languages } from '../language.ts'

/** A form field that may be missing or empty: the server's failure is shown then, not the browser's. */
const typed = z._default(z.string(), '')

export const getCsrfToken = endpoint({
  method: 'GET',
  path: '/csrf-token',
  summary: 'The token that a login must carry; it belongs to a cookie set with it',
  who: 'anyone',
  answer: z.object({ token: z.string() }),
})

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  summary: 'Starts a session; a failure carries success: false beside its text',
  who: 'anyone',
  form: z.object({ _csrf_token: typed, _username: typed, _password: typed }),
  answer: success,
  refusals: ['wrong_csrf_token', 'wrong_login', 'too_many'],
})

export const lostPassword = endpoint({
  method: 'POST',
  path: '/lost-password',
  summary: 'Mails a one-time password to a known address; the answer is the same for every address',
  who: 'anyone',
  form: z.object({ _username: typed }),
  answer: success,
  refusals: ['too_many'],
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  summary: 'Ends the session',
  who: 'user',
  beforePasswordChange: true,
  answer: success,
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/change-password',
  summary: 'Chooses a new password; the old one is not asked for after a login with a one-time password',
  who: 'user',
  beforePasswordChange: true,
  body: z.object({
    new_password: z.string().check(z.maxLength(1000)),
    old_password: z.optional(z.string().check(z.maxLength(1000))),
  }),
  answer: success,
  refusals: [
    'wrong_old_password',
    'password_too_short',
    'password_too_common',
    'password_not_new',
    'forbidden',
    'too_many',
  ],
})

/** The logged-in user (specifications §3, User; decisions 2). */
const user = z.object({
  id,
  name: z.string(),
  email: z.string(),
  is_exhibitor: z.boolean(),
  vts_orders_visible: z.boolean(),
  has_api_access: z.boolean(),
  /** An object where the customer has a bonus agreement. */
  bonus: z.nullable(z.object({})),
  favourites_count: z.int(),
  /** Sum of the customer's unpaid invoices, in euros. */
  erp_unpaid_sums: money,
  ROLE_ALLOWED_TO_SWITCH: z.boolean(),
  ROLE_PREVIOUS_ADMIN: z.boolean(),
  roles: z.array(z.string()),
  company: z.nullable(z.object({ name: z.string() })),
  /** Name of the agent who acts for this user. */
  switched_from: z.nullable(z.string()),
})

export const currentUser = endpoint({
  method: 'GET',
  path: '/api/current_user',
  summary: 'Who is logged in, and what is in the basket; user is null for a visitor',
  who: 'anyone',
  beforePasswordChange: true,
  answer: z.object({
    user: z.nullable(user),
    basket_info: z.object({ basket_total_quantity: z.int(), basket_total_price: money }),
  }),
})

export const chooseLanguage = endpoint({
  method: 'PATCH',
  path: '/api/current_user',
  summary: 'Chooses the language of pages and mails, on every device; in a switched session the agent’s own',
  who: 'user',
  body: z.object({ language: z.enum(languages) }),
  answer: success,
  refusals: ['language_not_offered'],
})

export const switchUser = endpoint({
  method: 'POST',
  path: '/',
  summary: 'An agent acts for the user of a customer from now on',
  who: 'agent',
  form: z.object({ _switch_user: typed }),
  answer: success,
  refusals: ['unknown_user', 'not_switchable'],
})

/** A GET of the specification that changes state; served as a hook before the page of the same path. */
export const exitSwitchByGet = endpoint({
  method: 'GET',
  path: '/',
  summary: "Ends acting for another user; the page's own path without this query",
  who: 'user',
  changesState: true,
  query: z.object({ _switch_user: z.literal('_exit') }),
  answer: success,
  refusals: ['not_switched'],
})

/** The safe twin, which our own pages use. */
export const exitSwitch = endpoint({
  method: 'POST',
  path: '/api/switch-user/exit',
  summary: 'Ends acting for another user: back to the own session',
  who: 'user',
  answer: success,
  refusals: ['not_switched'],
})
