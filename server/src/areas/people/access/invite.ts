import type { Language } from '@fairfloor/domain/language'
import { paces } from '@fairfloor/domain/paces'
import { invitationEnd, MOST_WAITING } from '@fairfloor/domain/people/access/invitation'
import { refuse } from '@fairfloor/domain/people/access/refusals'
import type { Db } from '../../../platform/database.ts'
import { paceOf } from '../../../platform/pace.ts'
import { accountOf } from '../accounts.ts'
import { invitations } from '../invitation-tables.ts'
import { askForMail } from './mail-invitations.ts'
import { type Invitation, ofCustomer, openInvitations } from './waiting.ts'

type Invited = Pick<Invitation, 'customerId' | 'email' | 'name' | 'rights' | 'role' | 'brandErpId'>

/** Who invites. */
export type By = { readonly userId: number; readonly language: Language | null }

/**
 * Invites somebody by mail. Call with the customer locked, for staff with the operators. Whether the address belongs to an account
 * elsewhere is looked up later, so that neither answer nor time says so.
 * @throws Refusal already_invited, too_many_invitations
 */
export async function invite(tx: Db, invited: Invited, by: By, now: Date): Promise<Invitation> {
  const { customerId } = invited
  const email = accountOf(invited.email)
  const open = await openInvitations(tx, customerId)
  if (open.some(one => one.email === email)) throw refuse('already_invited').at('email')
  const minutes = await paceOf(tx, paces.invitations, now, { at: invitations.invitedAt, of: ofCustomer(customerId) })
  if (open.length >= MOST_WAITING || minutes > 0) throw refuse('too_many_invitations')
  const [invitation] = await tx
    .insert(invitations)
    .values({ ...invited, email, invitedAt: now, invitedBy: by.userId, expiresAt: invitationEnd(now) })
    .returning()
  await askForMail(tx, invitation!.id, by.language)
  return invitation!
}
