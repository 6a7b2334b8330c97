import type { Windows } from '@fairfloor/domain/trade-show/phases'
import { eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { LIVE } from './live/live.ts'
import type { Shows } from './show.ts'
import { editions } from './tables.ts'

export type EditionInput = Windows & { name: string; timeZone: string; isCurrent: boolean }

/** Creates or updates the edition of that name; a current one replaces the previous current one. @returns its id */
export async function saveEdition(tx: Db, shows: Pick<Shows, 'changed'>, edition: EditionInput): Promise<number> {
  if (edition.isCurrent) await tx.update(editions).set({ isCurrent: false }).where(ne(editions.name, edition.name))
  const [saved] = await tx
    .insert(editions)
    .values(edition)
    .onConflictDoUpdate({ target: editions.name, set: edition })
    .returning({ id: editions.id })
  await shows.changed(tx)
  return saved!.id
}

/** Changes the windows of an edition. @returns false if there is no such edition */
export async function moveWindows(
  tx: Db,
  shows: Pick<Shows, 'changed'>,
  id: number,
  windows: Windows,
): Promise<boolean> {
  const moved = await tx.update(editions).set(windows).where(eq(editions.id, id)).returning({ id: editions.id })
  await shows.changed(tx)
  return moved.length > 0
}

/** Shows or hides the live counts of an edition. */
export async function showLiveCounts(
  tx: Db,
  shows: Pick<Shows, 'changed'>,
  id: number,
  liveCounts: boolean,
): Promise<void> {
  await tx.update(editions).set({ liveCounts }).where(eq(editions.id, id))
  await shows.changed(tx)
  await tx.execute(sql`select pg_notify(${LIVE}, '')`)
}
