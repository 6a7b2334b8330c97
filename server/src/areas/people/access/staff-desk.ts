import * as contract from '@fairfloor/domain/people/access/desk-contract'
import * as shapes from '@fairfloor/domain/people/access/desk-shapes'
import { refuse } from '@fairfloor/domain/people/access/refusals'
import type { Db } from '../../../platform/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type Call, serve } from '../../../platform/serve.ts'
import { writeAudit } from '../../back-office/index.ts'
import { accountOf, findAccount } from '../accounts.ts'
import { invite } from './invite.ts'
import { mailAgain } from './mail-invitation.ts'
import { type Brands, staffInvitations } from './people-view.ts'
import { revoke } from './revoke.ts'
import { lockOperators } from './staff.ts'
import { guardRole, roleFacts } from './staff-role.ts'
import { lockInvitation } from './waiting.ts'

/** Operators invite staff: to the back office, to customer service, for the organiser, to the booth of a brand. */
export function serveStaffDesk(platform: Platform, brands: Brands): void {
  serve(platform, contract.inviteStaff, shapes.inviteStaff, call =>
    act(call, 'invite staff', async (tx, { userId, language }) => {
      const { body, now } = call
      guardRole(brands, body)
      const { brandErpId } = roleFacts(body)
      const email = accountOf(body.email)
      // Operators see every account, so nothing is given away.
      if (await findAccount(tx, email)) throw refuse('already_staff').at('email')
      const { name, role } = body
      await invite(tx, { customerId: null, email, name, rights: [], role, brandErpId }, { userId, language }, now)
      return { subject: email, details: { role, brand: brandErpId } }
    }),
  )

  serve(platform, contract.mailStaffInvitation, shapes.mailStaffInvitation, call =>
    act(call, 'mail invitation again', async (tx, { userId, language }) => {
      const invitation = await lockInvitation(tx, null, call.params.id)
      await mailAgain(tx, invitation, { userId, language }, call.now)
      return { subject: invitation.email }
    }),
  )

  serve(platform, contract.revokeStaffInvitation, shapes.revokeStaffInvitation, call =>
    act(call, 'take invitation back', async (tx, { userId }) => {
      const invitation = await lockInvitation(tx, null, call.params.id)
      await revoke(tx, invitation.id, userId, call.now)
      return { subject: invitation.email }
    }),
  )

  type Acting = Pick<Call<typeof contract.inviteStaff>, 'viewer' | 'now' | 'transaction'>
  type Done = { subject: string; details?: Record<string, unknown> }

  /** Does something while no other operator does, notes it in the audit log, and answers who is invited then. */
  const act = (
    { viewer, now, transaction }: Acting,
    action: string,
    work: (tx: Db, viewer: Acting['viewer']) => Promise<Done>,
  ) =>
    transaction(async tx => {
      await lockOperators(tx, viewer.userId)
      const done = await work(tx, viewer)
      await writeAudit(tx, { at: now, userId: viewer.userId, action, ...done })
      return { invitations: await staffInvitations(tx, { brands, now }) }
    })
}
