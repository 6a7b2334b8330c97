import { exportStateOf } from '@fairfloor/domain/personal-data/export'
import { eq } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import type { LiveShop } from '../seller/index.ts'
import { dataExports } from './tables.ts'

const NAME = 'exports'

/** Deletes exports with their files once a night on one of the servers: first the file, so that none is left without a row. */
export function deleteExportsNightly(
  { later, files, backgroundDb: db }: Pick<Platform, 'later' | 'files' | 'backgroundDb'>,
  shop: LiveShop,
): void {
  later.nightly(
    NAME,
    () => shop.find()?.timeZone ?? 'UTC',
    async (_tx, now) => () => deleteOld({ db, files }, now),
  )
}

export async function deleteOld(
  { db, files }: { db: Platform['db'] } & Pick<Platform, 'files'>,
  now: Date,
): Promise<void> {
  for (const one of await db.select().from(dataExports)) {
    if (exportStateOf(one, now) !== undefined) continue
    if (one.file) await files.remove(one.file)
    await db.delete(dataExports).where(eq(dataExports.id, one.id))
  }
}
