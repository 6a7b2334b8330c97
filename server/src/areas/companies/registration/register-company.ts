import { linkEnd } from '@fairfloor/domain/companies/registration/registration'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { registrations } from '../registration-tables.ts'
import { askForLink, tellRegistered } from './mail-registrations.ts'
import { isUndecided, lockUndecided } from './queries.ts'

type Registering = Omit<
  typeof registrations.$inferInsert,
  'registeredAt' | 'expiresAt' | 'tokenHash' | 'confirmedAt' | 'approvedAt' | 'refusedAt'
>

/**
 * Stores a registration, in place of an earlier one of the address that was not confirmed; one that waits stays as it is.
 * Whether the address has an account is looked up when it is mailed: for every address the same is done here, so that the
 * time it takes tells nothing.
 */
export async function registerCompany(tx: Db, company: Registering, now: Date): Promise<void> {
  const { email } = company
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`registration ${email}`}, 0))`)
  await tx
    .delete(registrations)
    .where(and(eq(registrations.email, email), isUndecided, isNull(registrations.confirmedAt)))
  await tx
    .insert(registrations)
    .values({ ...company, registeredAt: now, expiresAt: linkEnd(now) })
    .onConflictDoNothing()
  const { id } = (await lockUndecided(tx, email))!
  await tellRegistered(tx, id)
}

/** Mails another link to an address that waits for one; nothing to any other, in the same time. */
export async function mailAgain(tx: Db, email: string): Promise<void> {
  const found = await lockUndecided(tx, email)
  await askForLink(tx, found?.id ?? null)
}
