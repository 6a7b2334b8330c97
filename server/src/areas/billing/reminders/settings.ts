import { type ReminderDays, USUAL_DAYS } from '@fairfloor/domain/billing/receivables/reminders'
import type { Db } from '../../../platform/database.ts'
import { reminderSettings } from '../reminder-tables.ts'

export type ReminderSettings = { readonly byNight: boolean; readonly days: ReminderDays }

/** How customers are reminded. Until the operator says so, nothing is sent by night. */
export async function readReminderSettings(db: Db): Promise<ReminderSettings> {
  const [row] = await db.select().from(reminderSettings)
  if (!row) return { byNight: false, days: USUAL_DAYS }
  return { byNight: row.byNight, days: [row.firstAfter, row.secondAfter, row.thirdAfter] }
}

export async function saveReminderSettings(tx: Db, { byNight, days }: ReminderSettings): Promise<void> {
  const [firstAfter, secondAfter, thirdAfter] = days
  const row = { byNight, firstAfter, secondAfter, thirdAfter }
  await tx
    .insert(reminderSettings)
    .values({ id: 1, ...row })
    .onConflictDoUpdate({ target: reminderSettings.id, set: row })
}
