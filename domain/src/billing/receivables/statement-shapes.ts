import * as z from 'zod/mini'
import { languages } from '../../language.ts'
import { date, id, idParam, instant, money, price, shapes } from '../../shapes.ts'
import { entryKinds } from './statement.ts'

const period = { from: z.optional(date), until: z.optional(date) }

const line = <T extends z.ZodMiniType>(amount: T) =>
  z.object({
    on: date,
    kind: z.enum(entryKinds),
    /** Of the document; null in a payment. */
    number: z.nullable(z.string()),
    order_id: z.nullable(id),
    method: z.nullable(z.string()),
    text: z.nullable(z.string()),
    /** What is owed more; negative: less. */
    change: amount,
    /** What is owed after it. */
    balance: amount,
  })

const statement = <T extends z.ZodMiniType>(amount: T) => ({
  from: date,
  until: date,
  opening: amount,
  lines: z.array(line(amount)),
  closing: amount,
})

const file = { ...period, language: z.optional(z.enum(languages)) }

/** By default the calendar year until today. */
export const getStatement = shapes({ query: z.object(period), answer: z.object(statement(price)) })

export const getStatementFile = shapes({ query: z.object(file), answer: z.unknown() })

const params = z.object({ id: idParam })

export const getDeskStatementFile = shapes({ params, query: z.object(file), answer: z.unknown() })

export const mailStatement = shapes({
  params,
  body: z.object(period),
  answer: z.object({
    /** Who got it. */
    readers: z.array(z.object({ name: z.string(), email: z.string() })),
  }),
})

export const getAccount = shapes({
  params,
  answer: z.object({
    today: date,
    time_zone: z.string(),
    /** What is owed, and what of it is overdue. */
    open: money,
    overdue: money,
    /** What the customer has with us. */
    credit: money,
    /** What counts against the limit: also orders that are not invoiced yet. */
    used: money,
    /** Null: none. */
    limit: z.nullable(money),
    /** The newest first; 20 at most. */
    reminders: z.array(
      z.object({
        number: z.string(),
        level: z.int(),
        sent_at: instant,
        /** Null: sent by night, or by a user who was deleted. */
        by: z.nullable(z.string()),
      }),
    ),
  }),
})
