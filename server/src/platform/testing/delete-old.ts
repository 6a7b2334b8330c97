import type { Db } from '../database.ts'
import { batchOf, deleteOld, type Retained } from '../retention.ts'

/** Runs the nightly deletion for these tables now. */
export async function deleteAllOld(db: Db, retained: readonly Retained[], now: Date): Promise<void> {
  for (const entry of retained) while ((await deleteOld(db, entry, now)) === batchOf(entry));
}
