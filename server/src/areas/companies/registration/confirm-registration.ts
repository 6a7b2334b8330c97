import { refuse } from '@fairfloor/domain/companies/registration/refusals'
import { linkEnd } from '@fairfloor/domain/companies/registration/registration'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hashOf, newToken } from '../../../platform/tokens.ts'
import { registrations } from '../registration-tables.ts'
import { CONFIRM, type Deps, mailChecking, mailDesk } from './letters.ts'
import { isUndecided, type Registration } from './queries.ts'

/** The token of a link is made when its mail leaves: only its hash is stored. */
export const makeConfirmations = ({ mails }: Platform): void => mails.makeSecrets(CONFIRM, giveToken)

/** A new token for a registration, in place of the one before. @returns undefined where the address needs no confirmation */
export async function giveToken(tx: Db, id: number, now: Date): Promise<string | undefined> {
  const token = newToken()
  const found = await tx
    .update(registrations)
    .set({ tokenHash: hashOf(token), expiresAt: linkEnd(now) })
    .where(and(eq(registrations.id, id), isNull(registrations.confirmedAt), isUndecided))
    .returning({ id: registrations.id })
  return found.length > 0 ? token : undefined
}

const hasToken = (token: string) => eq(registrations.tokenHash, hashOf(token))

/** The registration of a link, which may be confirmed already. @throws Refusal confirmation_over */
export async function confirmable(db: Db, token: string, now: Date): Promise<Registration> {
  const [found] = await db.select().from(registrations).where(hasToken(token))
  if (!found || (!found.confirmedAt && found.expiresAt <= now)) throw refuse('confirmation_over')
  return found
}

/**
 * Confirms the address of a registration, which from then on waits for the operator. A second press changes nothing.
 * @throws Refusal confirmation_over
 */
export async function confirmRegistration(tx: Db, deps: Deps, token: string, now: Date): Promise<void> {
  await tx.select({ id: registrations.id }).from(registrations).where(hasToken(token)).for('update')
  const found = await confirmable(tx, token, now)
  if (found.confirmedAt) return
  await tx.update(registrations).set({ confirmedAt: now }).where(eq(registrations.id, found.id))
  await mailChecking(tx, deps, found)
  await mailDesk(tx, deps, found)
}
