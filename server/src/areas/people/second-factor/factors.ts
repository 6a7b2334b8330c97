import { type AnyColumn, and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { authenticators, halfLogins, passkeyChallenges, passkeys, recoveryCodes } from '../second-factor-tables.ts'
import { users } from '../tables.ts'

/** Ways of the second step. */
export type Way = 'authenticator' | 'passkey'

/** Whether a user has a second factor, for queries over users. @param id column of the user's id */
export const hasSecondFactor = (id: AnyColumn) => sql<boolean>`(exists (select from ${authenticators}
  where ${authenticators.userId} = ${id} and ${authenticators.confirmedAt} is not null)
  or exists (select from ${passkeys} where ${passkeys.userId} = ${id}))`

/** Nobody else changes a user's second factor, or anything else that this lock guards, until the transaction ends. */
export async function lockUser(tx: Db, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

export async function waysOf(db: Db, userId: number): Promise<Way[]> {
  const [apps, keys] = await Promise.all([
    db.$count(authenticators, and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt))),
    db.$count(passkeys, eq(passkeys.userId, userId)),
  ])
  return [...(apps > 0 ? (['authenticator'] as const) : []), ...(keys > 0 ? (['passkey'] as const) : [])]
}

/** Deletes all that belongs to a user's second factor. @returns whether there was one */
export async function dropFactors(tx: Db, userId: number): Promise<boolean> {
  await lockUser(tx, userId)
  const ways = await waysOf(tx, userId)
  for (const table of [authenticators, passkeys, recoveryCodes, passkeyChallenges, halfLogins])
    await tx.delete(table).where(eq(table.userId, userId))
  return ways.length > 0
}
