import { dayIn } from '@fairfloor/domain/day'
import { sql } from 'drizzle-orm'
import type { Platform } from '../../../platform/platform.ts'
import { transaction } from '../../../platform/transaction.ts'
import { dueReminders } from './due.ts'
import { remind, type Sending } from './remind.ts'
import { readReminderSettings } from './settings.ts'

const NAME = 'reminders'

/**
 * Reminds by night, where the operator wants it: the first server queues a job for each customer, so that a failure of
 * one keeps no other from its letter.
 */
export function remindNightly({ later, jobs, backgroundDb: db, clock }: Platform, sending: Sending): void {
  const { shop } = sending
  later.nightly(
    NAME,
    () => shop.find()?.timeZone,
    async (tx, now) => {
      const { timeZone } = shop.current()
      const { byNight, days } = await readReminderSettings(tx)
      if (!byNight) return
      const found = await dueReminders(tx, sql`true`, { days, today: dayIn(now, timeZone), timeZone })
      for (const customerId of new Set(found.map(one => one.customerId))) await jobs.send(tx, NAME, { customerId })
    },
  )

  later.job<{ customerId: number }>(NAME, ({ customerId }) =>
    transaction(db, async tx => {
      await remind(tx, { customerId, userId: null, now: clock() }, sending)
    }),
  )
}
