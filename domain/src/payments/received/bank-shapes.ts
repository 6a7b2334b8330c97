import * as z from 'zod/mini'
import { date, file, id, idField, idParam, instant, listed, money, shapes } from '../../shapes.ts'
import { matchReasons } from './match.ts'
import { booked, list, settles } from './shapes.ts'
import { entryStates, leftOutReasons } from './states.ts'

const match = z.object({
  customer_id: id,
  company: z.string(),
  order_id: z.nullable(id),
  invoices: z.array(z.object({ invoice_id: id, invoice_number: z.string(), open: money })),
  open: money,
  why: z.array(z.enum(matchReasons)),
})

export type Match = z.output<typeof match>

const entry = z.object({
  entry_id: id,
  booked_on: date,
  amount: money,
  payer: z.string(),
  payer_iban: z.nullable(z.string()),
  text: z.string(),
  end_to_end: z.nullable(z.string()),
  state: z.enum(entryStates),
  decided_at: z.nullable(instant),
  decided_by: z.nullable(z.string()),
  /** Of one that is booked. */
  payment_id: z.nullable(id),
  company: z.nullable(z.string()),
  is_certain: z.boolean(),
  matches: z.array(match),
})

export type Entry = z.output<typeof entry>

export const getBankEntries = shapes({
  query: z.object({ ...list, state: z._default(z.enum(entryStates), 'open') }),
  answer: z.object({
    ...listed,
    /** Of all that are open: how many are certain. */
    certain: z.int(),
    last_file: z.nullable(z.object({ name: z.string(), imported_at: instant })),
    entries: z.array(entry),
  }),
})

export const uploadBankFile = shapes({
  body: z.object({
    file,
    /** The place of an entry in the file, to take it although it is known: the number that its line in `left_out` names. */
    again: z.optional(idField),
  }),
  answer: z.object({
    name: z.string(),
    /** Entries that are new, and what they come to. */
    taken: z.int(),
    sum: money,
    /** Entries that are known: by account, day, amount and the bank's reference, without one by what they say. */
    known: z.int(),
    left_out: z.array(
      z.object({
        why: z.enum(leftOutReasons),
        booked_on: z.nullable(z.string()),
        /** As in the file, with its currency. */
        amount: z.string(),
        text: z.string(),
        /** Of one that is known: the file that has brought it. */
        known_from: z.nullable(z.string()),
        /** Of one that is known and may be taken by hand: its place in the file. */
        again: z.nullable(z.int()),
      }),
    ),
  }),
})

export const bookCertain = shapes({ body: z.object({}), answer: z.object({ booked: z.int(), sum: money }) })

const entryParams = z.object({ entry_id: idParam })

export const bookEntry = shapes({
  params: entryParams,
  body: z.object({ customer_id: id, ...settles }),
  answer: booked,
})

export const decideEntry = shapes({
  params: entryParams,
  body: z.object({ state: z.enum(['open', 'set aside']) }),
  answer: z.object({ entry_id: id }),
})
