import { invitationState, MOST_MAILS } from '@fairfloor/domain/people/access/invitation'
import { refuse } from '@fairfloor/domain/people/access/refusals'
import { and, asc, eq, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { invitations } from '../invitation-tables.ts'
import { peopleById } from '../people.ts'
import { whoMayLetIn } from './inviters.ts'

export type Invitation = typeof invitations.$inferSelect

/** Whose: a customer's, or the shop's own staff. */
export const ofCustomer = (customerId: number | null): SQL =>
  customerId === null ? isNull(invitations.customerId) : eq(invitations.customerId, customerId)

/** Neither accepted nor taken back; its time may be over. */
export const isOpen = and(isNull(invitations.acceptedAt), isNull(invitations.revokedAt))

/** The open invitations of a customer, or of staff, the oldest first. */
export const openInvitations = (db: Db, customerId: number | null): Promise<Invitation[]> =>
  db
    .select()
    .from(invitations)
    .where(and(ofCustomer(customerId), isOpen))
    .orderBy(asc(invitations.id))

/**
 * An invitation of a customer, or of staff, that is still open, locked until the transaction ends.
 * @throws Refusal not_found for anybody else's, invitation_over
 */
export async function lockInvitation(tx: Db, customerId: number | null, id: number): Promise<Invitation> {
  const [invitation] = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.id, id), ofCustomer(customerId)))
    .for('update')
  if (!invitation) throw refuse('not_found')
  if (invitation.acceptedAt || invitation.revokedAt) throw refuse('invitation_over')
  return invitation
}

/** What every list shows of an open invitation. One whose inviter may no longer let people in has ended, as its link has. */
export async function invitationViews(db: Db, open: readonly Invitation[], now: Date) {
  const inviters = await peopleById(
    db,
    open.flatMap(({ invitedBy }) => invitedBy ?? []),
  )
  const mayLetIn = await whoMayLetIn(
    db,
    open.map(({ invitedBy }) => invitedBy),
  )
  return open.map(invitation => ({
    id: invitation.id,
    email: invitation.email,
    name: invitation.name,
    state: mayLetIn(invitation.invitedBy, invitation.customerId)
      ? invitationState(invitation.expiresAt, now)
      : ('ended' as const),
    invited_at: invitation.invitedAt.toISOString(),
    invited_by: inviters.get(invitation.invitedBy ?? 0)?.name ?? null,
    expires_at: invitation.expiresAt.toISOString(),
    mails_left: MOST_MAILS - invitation.mails,
  }))
}
