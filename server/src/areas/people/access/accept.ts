import type { Language } from '@fairfloor/domain/language'
import { refuse } from '@fairfloor/domain/people/access/refusals'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { hashOf, isToken } from '../../../platform/tokens.ts'
import { invitations } from '../invitation-tables.ts'
import { addUser } from '../save-user.ts'
import { whoMayLetIn } from './inviters.ts'
import type { Invitation } from './waiting.ts'

/**
 * The invitation of a valid link. It ends when its author may no longer invite: a user who was shut out must not return by
 * an invitation of their own.
 * @throws Refusal invitation_over, also for a link that never was one
 */
export async function invitationOf(db: Db, token: string, now: Date): Promise<Invitation> {
  const [found] = isToken(token)
    ? await db
        .select()
        .from(invitations)
        .where(eq(invitations.tokenHash, hashOf(token)))
    : []
  if (!found || found.acceptedAt || found.revokedAt || found.expiresAt <= now) throw refuse('invitation_over')
  const { invitedBy, customerId } = found
  const mayLetIn = await whoMayLetIn(db, [invitedBy])
  if (!mayLetIn(invitedBy, customerId)) throw refuse('invitation_over')
  return found
}

type Accepted = {
  token: string
  name: string
  passwordHash: string
  language: Language | null
  now: Date
}

/**
 * Makes the account of an invitation. Of two at once one is made.
 * @throws Refusal invitation_over, address_taken where an account was made with the address meanwhile
 */
export async function acceptInvitation(
  tx: Db,
  { token, name, passwordHash, language, now }: Accepted,
): Promise<Invitation & { userId: number }> {
  await tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(eq(invitations.tokenHash, hashOf(token)))
    .for('update')
  const invitation = await invitationOf(tx, token, now)
  const { email, customerId, rights, role, brandErpId } = invitation
  const userId = await addUser(tx, {
    ...{ email, name, passwordHash, language, customerId },
    ...(customerId === null ? {} : { rights }),
    brandErpId,
    isOperator: role === 'operator',
    isAgent: role === 'agent',
    isOrganiser: role === 'organiser',
  })
  if (userId === undefined) throw refuse('address_taken')
  await tx
    .update(invitations)
    .set({ acceptedAt: now, acceptedBy: userId, tokenHash: null })
    .where(eq(invitations.id, invitation.id))
  return { ...invitation, userId }
}
