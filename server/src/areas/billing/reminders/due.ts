import { type ReminderDays, type ReminderLevel, reminderDue } from '@fairfloor/domain/billing/receivables/reminders'
import { type Day, dayIn } from '@fairfloor/domain/day'
import { type Cents, cents } from '@fairfloor/domain/money'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../../platform/database.ts'
import { owedInvoices } from '../owed.ts'

/** An invoice of which its customer is to be reminded. */
export type DueReminder = {
  readonly invoiceId: number
  readonly customerId: number
  readonly orderId: number
  readonly number: string
  readonly dueOn: Day
  /** What is owed of it: less the customer's credit. */
  readonly owed: Cents
  readonly level: ReminderLevel
}

type Look = { readonly days: ReminderDays; readonly today: Day; readonly timeZone: string }

/** Of one customer. */
export const dueRemindersOf = (db: Db, customerId: number, look: Look): Promise<DueReminder[]> =>
  dueReminders(db, sql`i.customer_id = ${customerId}`, look)

/** Of all customers, the invoice that was due first before the others. */
export async function dueReminders(db: Db, which: SQL, { days, today, timeZone }: Look): Promise<DueReminder[]> {
  type Found = Omit<DueReminder, 'owed' | 'level'> & {
    owed: number
    sentLevel: number | null
    sentAt: Date | string | null
  }
  const found = await rows<Found>(
    db,
    sql`
      select owing.id as "invoiceId", customer_id as "customerId", order_id as "orderId", number,
        due_on::text as "dueOn", owed::float8 as owed, sent.level as "sentLevel", sent.sent_at as "sentAt"
      from (${owedInvoices(which)}) owing left join lateral (
        select level, sent_at from reminders where invoice_id = owing.id order by level desc limit 1
      ) sent on true
      where owed > 0 and due_on < ${today}::date order by due_on, owing.id`,
  )
  return found.flatMap(({ sentLevel, sentAt, owed, ...one }) => {
    const sent = sentLevel === null ? null : { level: sentLevel, on: dayIn(new Date(sentAt!), timeZone) }
    const level = reminderDue({ dueOn: one.dueOn, sent }, days, today)
    return level === null ? [] : [{ ...one, owed: cents(owed), level }]
  })
}
