import * as z from 'zod/mini'
import { getBasket } from '../basket/shapes.ts'
import { rights } from '../identity/viewer.ts'
import { date, id, idParam, instant, money, pageField, shapes, version } from '../shapes.ts'
import { customer } from './desk-shapes.ts'

const params = z.object({ id: idParam })

const figures = z.object({
  today: date,
  time_zone: z.string(),
  /** Left to pay of its invoices, and what of it is overdue. */
  open: money,
  overdue: money,
  /** With VAT, of all that is open; and what may be. Null: no limit. */
  used: money,
  limit: z.nullable(money),
  /** The calendar year that runs, in the shop's time zone. */
  year: z.int(),
  /** Net sums of invoices less credit notes, of this year and the one before. */
  turnover: money,
  turnover_before: money,
  /** All of them, also cancelled ones. */
  orders: z.int(),
  last_order: z.nullable(z.object({ order_id: id, placed_at: instant })),
  /** Null without an agreement. */
  bonus: z.nullable(
    z.object({
      turnover: money,
      /** How many tiers are reached. */
      tier: z.int(),
      percent: z.number(),
      next_from: z.nullable(money),
      missing: z.nullable(money),
    }),
  ),
})

export type CustomerFigures = z.output<typeof figures>

export const getCustomerFigures = shapes({ params, answer: figures })

export const getCustomerBasket = shapes({ params, answer: getBasket.answer })

const users = z.object({
  users: z.array(
    z.object({
      id,
      name: z.string(),
      email: z.string(),
      rights: z.array(z.enum(rights)),
      /** Stands for the customer's systems. */
      is_technical: z.boolean(),
      /** Null: never, or before this was noted. */
      last_login_at: z.nullable(instant),
      blocked_at: z.nullable(instant),
    }),
  ),
})

export type CustomerUsers = z.output<typeof users>

export const getCustomerUsers = shapes({ params, answer: users })

const logins = z.object({
  /** Newest first. */
  sessions: z.array(
    z.object({
      name: z.string(),
      email: z.string(),
      began_at: instant,
      ends_at: instant,
      /** Who acts as this user. */
      agent: z.nullable(z.string()),
    }),
  ),
  failed: z.array(z.object({ id, email: z.string(), address: z.string(), at: instant })),
})

export type CustomerLogins = z.output<typeof logins>

export const getCustomerLogins = shapes({ params, answer: logins })

export const getCustomerApiUse = shapes({
  params,
  answer: z.object({
    /** Its last four; null: it has none. */
    key: z.nullable(z.string()),
    made_at: z.nullable(instant),
    made_by: z.nullable(z.string()),
    last_used_at: z.nullable(instant),
    /** How many articles have a number of the customer's own. */
    references: z.int(),
    /** Where it is told of stock. */
    push: z.nullable(
      z.object({
        url: z.string(),
        state: z.enum(['on', 'failing', 'off']),
        posts: z.int(),
        last_at: z.nullable(instant),
        /** HTTP status of the last answer; null: there was none. */
        last_status: z.nullable(z.int()),
      }),
    ),
  }),
})

const notes = z.object({
  page: z.int(),
  pages: z.int(),
  total: z.int(),
  notes: z.array(z.object({ id, text: z.string(), by: z.nullable(z.string()), at: instant })),
})

export type CustomerNotes = z.output<typeof notes>

export const getCustomerNotes = shapes({ params, query: z.object({ page: pageField }), answer: notes })

export const addCustomerNote = shapes({
  params,
  body: z.object({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)) }),
  answer: notes,
})

const standing = z.object({
  version,
  price_group_id: id,
  vts_orders_visible: z.boolean(),
  has_api_access: z.boolean(),
})

export type StandingBody = z.output<typeof standing>

export const changeStanding = shapes({ params, body: standing, answer: customer })

/** Kept in the audit log; nobody outside the house sees it. */
const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(500))

export const blockCustomer = shapes({ params, body: z.object({ reason }), answer: customer })

export const unblockCustomer = shapes({ params, answer: customer })
