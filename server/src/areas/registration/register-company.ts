import { linkEnd } from '@fairfloor/domain/registration/registration'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { findAccount } from '../identity/index.ts'
import { type Deps, mailKnown, mailLink } from './letters.ts'
import { lockUndecided, type Registration } from './queries.ts'
import { registrations } from './tables.ts'

type Registering = Omit<
  typeof registrations.$inferInsert,
  'registeredAt' | 'expiresAt' | 'tokenHash' | 'confirmedAt' | 'approvedAt' | 'refusedAt'
>

/**
 * Stores a registration and mails the link that confirms its address. It replaces an earlier one of the address that was not
 * confirmed. The owner of an address that has an account, or whose registration waits, is told so instead.
 */
export async function registerCompany(tx: Db, deps: Deps, company: Registering, now: Date): Promise<void> {
  const { email } = company
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`registration ${email}`}, 0))`)
  const account = await findAccount(tx, email)
  if (account) return mailKnown(tx, deps, account.id)
  const earlier = await lockUndecided(tx, email)
  if (earlier?.confirmedAt) return mailLink(tx, deps, earlier)
  if (earlier) await tx.delete(registrations).where(eq(registrations.id, earlier.id))
  const [stored] = await tx
    .insert(registrations)
    .values({ ...company, registeredAt: now, expiresAt: linkEnd(now) })
    .returning()
  await mailLink(tx, deps, stored!)
}

/** Mails another link to an address that waits for one; nothing to any other. */
export async function mailAgain(tx: Db, deps: Deps, email: string): Promise<Registration | undefined> {
  const found = await lockUndecided(tx, email)
  if (!found || found.confirmedAt) return undefined
  await mailLink(tx, deps, found)
  return found
}
