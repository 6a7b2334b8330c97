import type { Answer } from '@fairfloor/domain/endpoint'
import type { getSecondFactor } from '@fairfloor/domain/people/security-contract'
import type { Viewer } from '@fairfloor/domain/viewer'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { authenticators, passkeys } from '../second-factor-tables.ts'
import { recoveryCodesLeft } from './recovery-codes.ts'

type Site = { canHavePasskeys: boolean; isDemanded: boolean }

/** What a user may know of the own second factor: no secret, no key. */
export async function describeFactors(
  db: Db,
  { userId }: Viewer,
  { canHavePasskeys, isDemanded }: Site,
): Promise<Answer<typeof getSecondFactor>> {
  const [[app], keys, left] = await Promise.all([
    db
      .select({ confirmedAt: authenticators.confirmedAt })
      .from(authenticators)
      .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt))),
    db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id)),
    recoveryCodesLeft(db, userId),
  ])
  return {
    is_on: app !== undefined || keys.length > 0,
    is_demanded: isDemanded,
    authenticator_since: app?.confirmedAt?.toISOString() ?? null,
    recovery_codes_left: left,
    passkeys: keys.map(({ id, name, createdAt, usedAt }) => ({
      id,
      name,
      created_at: createdAt.toISOString(),
      used_at: usedAt?.toISOString() ?? null,
    })),
    can_have_passkeys: canHavePasskeys,
  }
}
