import { invitationEnd, MOST_MAILS } from '@fairfloor/domain/people/access/invitation'
import { refuse } from '@fairfloor/domain/people/access/refusals'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { invitations } from '../invitation-tables.ts'
import type { By } from './invite.ts'
import { askForMail } from './mail-invitations.ts'
import type { Invitation } from './waiting.ts'

/**
 * Mails an invitation again; the link of the earlier mail ends at once, and the sender answers for it from then on. Call with the invitation locked.
 * @throws Refusal too_many_invitations
 */
export async function mailAgain(tx: Db, { id, mails }: Invitation, by: By, now: Date): Promise<void> {
  if (mails >= MOST_MAILS) throw refuse('too_many_invitations')
  await tx
    .update(invitations)
    .set({ mails: mails + 1, tokenHash: null, expiresAt: invitationEnd(now), invitedBy: by.userId })
    .where(eq(invitations.id, id))
  await askForMail(tx, id, by.language)
}
