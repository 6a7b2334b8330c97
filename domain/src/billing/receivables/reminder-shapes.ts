import * as z from 'zod/mini'
import { languages } from '../../language.ts'
import { date, id, idParam, money, shapes, version } from '../../shapes.ts'
import { reminderLevels } from './reminders.ts'

const level = z.literal(reminderLevels)
const days = z.int().check(z.minimum(0), z.maximum(365))

const settings = {
  by_night: z.boolean(),
  /** Until the first reminder, from the due day; until the later ones, from the one before. */
  days: z.tuple([days, days, days]),
}

const customer = z.object({ id, company: z.string() })

const reminders = {
  today: date,
  settings: z.object({ ...settings, version }),
  /** The customers to remind today, the one with the oldest invoice first. */
  customers: z.array(
    z.object({
      customer,
      /** The furthest of its invoices: the letter's tone. */
      level,
      sum: money,
      invoices: z.array(z.object({ number: z.string(), order_id: id, due_on: date, owed: money, level })),
    }),
  ),
}

export const getReminders = shapes({ answer: z.object(reminders) })

export const getReminderLetter = shapes({
  params: z.object({ customer_id: idParam }),
  answer: z.object({
    customer,
    /** Who gets it; none: nobody of the customer may see invoices. */
    readers: z.array(z.object({ name: z.string(), email: z.string(), language: z.enum(languages) })),
    /** The letter in each language of the readers; none: nothing is due. */
    letters: z.array(z.object({ language: z.enum(languages), subject: z.string(), paragraphs: z.array(z.string()) })),
  }),
})

export const sendReminders = shapes({
  body: z.object({ customer_ids: z.nullable(z.array(id).check(z.maxLength(5000))) }),
  answer: z.object({ sent: z.object({ customers: z.int(), invoices: z.int() }), ...reminders }),
})

export const saveReminderSettings = shapes({
  body: z.object({ ...settings, version }),
  answer: z.object(reminders),
})
