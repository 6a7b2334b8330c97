import { lte } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { LiveShop } from '../seller/index.ts'
import { removeApplication } from './applications.ts'
import { careersSettings, jobApplications } from './tables.ts'

const DEFAULT_DAYS = 180
const DAY_MS = 86_400_000
const NAME = 'applications'

/** Days after which an application is deleted. */
export async function keepDays(db: Db): Promise<number> {
  const [settings] = await db.select().from(careersSettings)
  return settings?.keepDays ?? DEFAULT_DAYS
}

export async function saveKeepDays(tx: Db, days: number): Promise<void> {
  const row = { id: 1, keepDays: days }
  await tx.insert(careersSettings).values(row).onConflictDoUpdate({ target: careersSettings.id, set: row })
}

export const deletedAt = (receivedAt: Date, days: number): Date => new Date(receivedAt.getTime() + days * DAY_MS)

/** Deletes applications with their files once a night on one of the servers. */
export function deleteApplicationsNightly(
  { later, files, backgroundDb: db }: Pick<Platform, 'later' | 'files' | 'backgroundDb'>,
  shop: LiveShop,
): void {
  later.nightly(
    NAME,
    () => shop.find()?.timeZone,
    async (_tx, now) => () => deleteOldApplications({ db, files }, now),
  )
}

export async function deleteOldApplications(
  { db, files }: { db: Db } & Pick<Platform, 'files'>,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - (await keepDays(db)) * DAY_MS)
  const old = await db.select().from(jobApplications).where(lte(jobApplications.receivedAt, before))
  for (const application of old) await removeApplication(db, files, application)
}
