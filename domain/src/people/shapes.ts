import * as z from 'zod/mini'
import { languages } from '../language.ts'
import { isPagePath } from '../page-path.ts'
import { id, idParam, money, price, shapes, success } from '../shapes.ts'
import { rights } from '../viewer.ts'

/** A form field that may be missing or empty, so that the server's error is shown instead of the browser's. */
const typed = z._default(z.string(), '')

export const getCsrfToken = shapes({ answer: z.object({ token: z.string() }) })

export const login = shapes({
  body: z.object({ _csrf_token: typed, _username: typed, _password: typed }),
  answer: success,
})

export const lostPassword = shapes({
  /** `_target`: the page to which the mail's link leads after the login. */
  body: z.object({ _username: typed, _target: z.optional(z.string().check(z.refine(isPagePath))) }),
  answer: success,
})

export const logout = shapes({ answer: success })

export const changePassword = shapes({
  body: z.object({
    new_password: z.string().check(z.maxLength(1000)),
    old_password: z.optional(z.string().check(z.maxLength(1000))),
  }),
  answer: success,
})

const right = z.enum(rights)

/** Where a customer's turnover of the calendar year stands among the tiers of its bonus. */
export const bonusStanding = z.object({
  /** Net goods invoiced in the year, less credits. */
  turnover: price,
  /** How many tiers are reached. */
  tier: z.int(),
  /** What the tier pays, in per cent of the turnover. */
  percent: z.number(),
  /** Where the next tier begins; null in the last one. */
  next_from: price,
  missing: price,
})

/** The logged-in user. */
const user = z.object({
  id,
  name: z.string(),
  email: z.string(),
  is_exhibitor: z.boolean(),
  vts_orders_visible: z.boolean(),
  has_api_access: z.boolean(),
  /** Null without a bonus agreement, and without the right to see invoices. */
  bonus: z.nullable(bonusStanding),
  favourites_count: z.int(),
  /** Orders of colleagues that wait for approval; null for who may not approve them. */
  approvals_waiting: z.nullable(z.int()),
  /** Sum of the customer's unpaid invoices, in euros; null without the right to see invoices. */
  erp_unpaid_sums: z.nullable(money),
  ROLE_ALLOWED_TO_SWITCH: z.boolean(),
  ROLE_PREVIOUS_ADMIN: z.boolean(),
  roles: z.array(z.string()),
  /** The user's rights; staff see prices. */
  rights: z.array(right),
  company: z.nullable(z.object({ name: z.string() })),
  /** Name of the agent who acts as this user. */
  switched_from: z.nullable(z.string()),
})

export const currentUser = shapes({
  answer: z.object({
    user: z.nullable(user),
    basket_info: z.object({
      basket_total_lines: z.int(),
      basket_total_quantity: z.int(),
      basket_total_price: z.nullable(money),
    }),
  }),
})

export const chooseLanguage = shapes({
  body: z.object({ language: z.enum(languages) }),
  answer: success,
})

export const switchUser = shapes({
  body: z.object({ _switch_user: typed }),
  answer: success,
})

export const findSwitchable = shapes({
  query: z.object({ search: z.string().check(z.maxLength(200)) }),
  answer: z.array(
    z.object({
      id,
      name: z.string(),
      email: z.string(),
      company: z.string(),
      /** The customer's number. */
      number: z.nullable(z.string()),
      city: z.nullable(z.string()),
    }),
  ),
})

export const exitSwitchByGet = shapes({
  query: z.object({ _switch_user: z.literal('_exit') }),
  answer: success,
})

export const exitSwitch = shapes({ answer: success })

const companyUser = z.object({ id, name: z.string(), email: z.string(), rights: z.array(right) })

export const getCompanyUsers = shapes({ answer: z.array(companyUser) })

export const changeRights = shapes({
  params: z.object({ id: idParam }),
  body: z.object({ rights: z.array(right).check(z.maxLength(rights.length)) }),
  answer: z.array(companyUser),
})
