import * as z from 'zod/mini'
import { id, idParam, instant, listed, money, placeField, shapes, version } from '../shapes.ts'
import { rights } from '../viewer.ts'
import { customer } from './desk-shapes.ts'

const params = z.object({ id: idParam })

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
      /** Net value above which a colleague must approve an order; null: no limit. */
      order_limit: z.nullable(money),
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

const notes = z.object({
  ...listed,
  notes: z.array(z.object({ id, text: z.string(), by: z.nullable(z.string()), at: instant })),
})

export type CustomerNotes = z.output<typeof notes>

export const getCustomerNotes = shapes({ params, query: z.object({ place: placeField }), answer: notes })

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
