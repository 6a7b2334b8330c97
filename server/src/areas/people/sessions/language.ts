import { isLanguage, type Language } from '@fairfloor/domain/language'
import type { Viewer } from '@fairfloor/domain/viewer'
import { eq, sql } from 'drizzle-orm'
import type { Bus } from '../../../platform/bus.ts'
import type { Db } from '../../../platform/database.ts'
import { users } from '../tables.ts'
import { viewerChanged } from './sessions.ts'

/** Stores the reader's choice, for every server when the transaction commits. An agent chooses for themselves. */
export async function chooseLanguage(tx: Db, bus: Bus, viewer: Viewer, language: Language): Promise<void> {
  const id = viewer.agent?.userId ?? viewer.userId
  await tx.update(users).set({ language }).where(eq(users.id, id))
  await viewerChanged(tx, bus, id)
}

/**
 * Before the first choice of a user, the language chosen in the browser before the login is stored.
 * @returns the user's language; null: none was ever chosen
 */
export async function languageAtLogin(db: Db, userId: number, chosen: string | undefined): Promise<Language | null> {
  const [user] = await db
    .update(users)
    .set({ language: sql`coalesce(${users.language}, ${isLanguage(chosen) ? chosen : null})` })
    .where(eq(users.id, userId))
    .returning({ language: users.language })
  return user?.language ?? null
}
