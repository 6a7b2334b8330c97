import * as contract from '@fairfloor/domain/billing/receivables/contract'
import * as shapes from '@fairfloor/domain/billing/receivables/reminder-shapes'
import { type Day, dayIn } from '@fairfloor/domain/day'
import type { Answer } from '@fairfloor/domain/endpoint'
import { refuse } from '@fairfloor/domain/general-refusals'
import { euros, sum } from '@fairfloor/domain/money'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { guardVersion, versionOf } from '../../../platform/form-version.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { transaction } from '../../../platform/transaction.ts'
import { differences, writeAudit } from '../../back-office/index.ts'
import { companyNames, customerOf } from '../../companies/index.ts'
import { lockHouse } from '../../seller/index.ts'
import { readersOfInvoices } from '../receivables/readers.ts'
import { type DueReminder, dueReminders, dueRemindersOf } from './due.ts'
import { remind, type Sending } from './remind.ts'
import { levelOf, reminderMail } from './reminder-mail.ts'
import { type ReminderSettings, readReminderSettings, saveReminderSettings } from './settings.ts'

type Reminders = Answer<typeof contract.getReminders>

/** What the operator does with reminders: sees who is due, reads the letter, sends it, and sets how. */
export function serveReminderDesk(platform: Platform, sending: Sending): void {
  const { db } = platform
  const { shop } = sending
  const lookAt = (now: Date, { days }: ReminderSettings) => {
    const { timeZone } = shop.current()
    return { days, today: dayIn(now, timeZone), timeZone }
  }

  async function reminders(from: Db, now: Date): Promise<Reminders> {
    const settings = await readReminderSettings(from)
    const look = lookAt(now, settings)
    const found = await dueReminders(from, sql`true`, look)
    const byCustomer = Map.groupBy(found, ({ customerId }) => customerId)
    const companies = await companyNames(from, [...byCustomer.keys()])
    const edited = view(settings)
    return {
      today: look.today,
      settings: { ...edited, version: versionOf(edited) },
      customers: [...byCustomer].map(([id, due]) => ({
        customer: { id, company: companies.get(id) ?? '' },
        level: levelOf(due),
        sum: sumOf(due),
        invoices: due.map(invoiceOf),
      })),
    }
  }

  serve(platform, contract.getReminders, shapes.getReminders, ({ now }) => reminders(db, now))

  serve(platform, contract.getReminderLetter, shapes.getReminderLetter, async ({ params, now }) => {
    const customerId = params.customer_id
    const customer = await customerOf(db, customerId)
    if (!customer) throw refuse('not_found')
    const look = lookAt(now, await readReminderSettings(db))
    const due = await dueRemindersOf(db, customerId, look)
    const { languages, seller } = shop.current()
    const readers = await readersOfInvoices(db, languages, customerId)
    const spoken = languages.filter(language => readers.some(reader => reader.language === language))
    return {
      customer: { id: customer.id, company: customer.company },
      readers: readers.map(({ name, email, language }) => ({ name, email, language })),
      letters: due.length === 0 ? [] : spoken.map(language => letterOf(language, due, look.today, seller)),
    }
  })

  const letterOf = (
    language: Parameters<typeof reminderMail>[0],
    due: readonly DueReminder[],
    today: Day,
    seller: Parameters<typeof reminderMail>[1]['seller'],
  ) => {
    const { subject, blocks } = reminderMail(language, { due, today, seller, shop: sending.publicUrl })
    return { language, subject, paragraphs: blocks.flatMap(block => ('text' in block ? [block.text] : [])) }
  }

  serve(platform, contract.sendReminders, shapes.sendReminders, async ({ body, viewer: { userId }, now }) => {
    const settings = await readReminderSettings(db)
    const found = await dueReminders(db, sql`true`, lookAt(now, settings))
    const customers = [...new Set(found.map(({ customerId }) => customerId))]
    const wanted = body.customer_ids === null ? customers : customers.filter(id => body.customer_ids?.includes(id))
    let sent = 0
    let invoices = 0
    // Each in its own transaction: one that fails keeps no other from its letter.
    for (const customerId of wanted) {
      const reminded = await transaction(db, tx => remind(tx, { customerId, userId, now }, sending))
      invoices += reminded
      if (reminded > 0) sent++
    }
    return { sent: { customers: sent, invoices }, ...(await reminders(db, now)) }
  })

  serve(platform, contract.saveReminderSettings, shapes.saveReminderSettings, ({ body, viewer, now, transaction }) =>
    transaction(async tx => {
      // Two who save at once come one after the other.
      await lockHouse(tx)
      const { version, ...edited } = body
      const before = view(await readReminderSettings(tx))
      guardVersion(version, before)
      await saveReminderSettings(tx, { byNight: edited.by_night, days: edited.days })
      await writeAudit(tx, {
        at: now,
        userId: viewer.userId,
        action: 'change reminders',
        subject: 'Reminders',
        details: differences(before, edited),
      })
      return reminders(tx, now)
    }),
  )
}

const view = ({ byNight, days }: ReminderSettings) => ({
  by_night: byNight,
  days: [...days] as [number, number, number],
})

const sumOf = (due: readonly DueReminder[]) => euros(sum(due.map(({ owed }) => owed)))

const invoiceOf = ({ number, orderId, dueOn, owed, level }: DueReminder) => ({
  number,
  order_id: orderId,
  due_on: dueOn,
  owed: euros(owed),
  level,
})
