import { dayIn } from '@fairfloor/domain/day'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { writeAudit } from '../../back-office/index.ts'
import { companyNames } from '../../companies/index.ts'
import type { Letters, LiveShop } from '../../seller/index.ts'
import { INVOICE_FILE } from '../files.ts'
import { readersOfInvoices } from '../receivables/readers.ts'
import { lockInvoices } from '../settle.ts'
import { dueRemindersOf } from './due.ts'
import { MOST_FILES, reminderMail } from './reminder-mail.ts'
import { readReminderSettings } from './settings.ts'

export type Sending = {
  readonly shop: LiveShop
  readonly letters: Letters
  /** Address of the shop. */
  readonly publicUrl: string
}

type Reminding = {
  readonly customerId: number
  /** Null: by night. */
  readonly userId: number | null
  readonly now: Date
}

/**
 * Reminds a customer of what is due to be reminded of today, in one mail to each who may see its invoices. An invoice gets each
 * level once, also if somebody else sends at the same time, and none once it is paid: what is due is read again when its invoices are
 * locked.
 * @returns of how many invoices; 0 where nothing is due any more, or nobody can be written to
 */
export async function remind(tx: Db, { customerId, userId, now }: Reminding, sending: Sending): Promise<number> {
  const { seller, timeZone, languages } = sending.shop.current()
  const today = dayIn(now, timeZone)
  const { days } = await readReminderSettings(tx)
  const look = { days, today, timeZone }
  const readers = await readersOfInvoices(tx, languages, customerId)
  if (readers.length === 0) return 0
  const expected = await dueRemindersOf(tx, customerId, look)
  await lockInvoices(
    tx,
    expected.map(({ invoiceId }) => invoiceId),
  )
  const known = new Set(expected.map(({ invoiceId }) => invoiceId))
  const due = (await dueRemindersOf(tx, customerId, look)).filter(({ invoiceId }) => known.has(invoiceId))
  if (due.length === 0) return 0
  await tx.execute(sql`
    insert into reminders (invoice_id, level, sent_at, sent_by)
    select one."invoiceId", one.level, ${now.toISOString()}::timestamptz, ${userId}::int
    from jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as one("invoiceId" int, level int)`)
  const attachments = due.slice(0, MOST_FILES).map(({ invoiceId }) => ({ kind: INVOICE_FILE, ref: String(invoiceId) }))
  for (const to of readers) {
    const content = reminderMail(to.language, { due, today, seller, shop: sending.publicUrl })
    await sending.letters.write(tx, { kind: 'reminder', to, content, attachments })
  }
  const company = (await companyNames(tx, [customerId])).get(customerId) ?? ''
  const details = { invoices: due.map(({ number, level }) => ({ number, level })) }
  await writeAudit(tx, { at: now, userId, action: 'remind customer', subject: company, details })
  return due.length
}
