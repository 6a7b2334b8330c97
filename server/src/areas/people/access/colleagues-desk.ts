import { fromEuros } from '@fairfloor/domain/money'
import * as contract from '@fairfloor/domain/people/access/contract'
import { refuse } from '@fairfloor/domain/people/access/refusals'
import * as shapes from '@fairfloor/domain/people/access/shapes'
import { rights } from '@fairfloor/domain/viewer'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type Call, serve } from '../../../platform/serve.ts'
import { writeAudit } from '../../back-office/index.ts'
import type { LiveShop } from '../../seller/index.ts'
import { accountOf } from '../accounts.ts'
import { blockUser, unblockUser } from '../block-user.ts'
import { viewerChanged } from '../sessions/sessions.ts'
import { users } from '../tables.ts'
import { type Colleague, guardManager, lockColleagues, personAmong, removeUser } from './colleagues.ts'
import { colleaguesView } from './colleagues-view.ts'
import { guardBlock } from './guard-block.ts'
import { invite } from './invite.ts'
import { mailAgain } from './mail-invitation.ts'
import { revoke } from './revoke.ts'
import { lockInvitation } from './waiting.ts'

/** The users of a company, kept by those of them who manage its account. */
export function serveColleagues(platform: Platform, shop: LiveShop): void {
  const { db, bus } = platform
  const view = (tx: Db, customerId: number, now: Date) => colleaguesView(tx, shop, customerId, now)

  serve(platform, contract.getColleagues, shapes.getColleagues, ({ viewer, now }) => view(db, viewer.customerId, now))

  serve(platform, contract.inviteColleague, shapes.inviteColleague, call =>
    act(call, 'invite user', async (tx, { customerId, userId, language }, colleagues) => {
      const { body, now } = call
      const account = accountOf(body.email)
      if (colleagues.some(({ email }) => accountOf(email) === account)) throw refuse('already_colleague').at('email')
      const given = rights.filter(right => body.rights.includes(right))
      const invited = { customerId, email: body.email, name: body.name, rights: given, role: null, brandErpId: null }
      await invite(tx, invited, { userId, language }, now)
      return { subject: account, details: { rights: given } }
    }),
  )

  serve(platform, contract.mailInvitation, shapes.mailInvitation, call =>
    act(call, 'mail invitation again', async (tx, { customerId, userId, language }) => {
      const invitation = await lockInvitation(tx, customerId, call.params.id)
      await mailAgain(tx, invitation, { userId, language }, call.now)
      return { subject: invitation.email }
    }),
  )

  serve(platform, contract.revokeInvitation, shapes.revokeInvitation, call =>
    act(call, 'take invitation back', async (tx, { customerId, userId }) => {
      const invitation = await lockInvitation(tx, customerId, call.params.id)
      await revoke(tx, invitation.id, userId, call.now)
      return { subject: invitation.email }
    }),
  )

  serve(platform, contract.setOrderLimit, shapes.setOrderLimit, call =>
    act(call, 'set order limit', async (tx, _, colleagues) => {
      const { id, email, orderLimit: before } = personAmong(colleagues, call.params.id)
      const { order_limit: limit } = call.body
      const after = limit === null ? null : fromEuros(limit)
      await tx.update(users).set({ orderLimit: after }).where(eq(users.id, id))
      await viewerChanged(tx, bus, id)
      return { subject: email, details: { before, after } }
    }),
  )

  serve(platform, contract.blockColleague, shapes.blockColleague, call =>
    actOn(call, 'block user', async (tx, { id }) => void (await blockUser(tx, bus, id, call.now))),
  )

  serve(platform, contract.unblockColleague, shapes.unblockColleague, call =>
    act(call, 'let user in again', async (tx, _, colleagues) => {
      const colleague = personAmong(colleagues, call.params.id)
      await guardBlock(tx, colleague)
      await unblockUser(tx, colleague.id)
      return { subject: colleague.email }
    }),
  )

  serve(platform, contract.removeColleague, shapes.removeColleague, call =>
    actOn(call, 'remove user', (tx, { id }) => removeUser(tx, bus, id, call.now)),
  )

  type Acting = Pick<Call<typeof contract.blockColleague>, 'viewer' | 'now' | 'transaction'>
  type Done = { subject: string; details?: Record<string, unknown> }

  /**
   * Does something while no other manager does, notes it in the audit log, and answers the list as it is then.
   */
  const act = (
    { viewer, now, transaction }: Acting,
    action: string,
    work: (tx: Db, viewer: Acting['viewer'], colleagues: readonly Colleague[]) => Promise<Done>,
  ) => {
    return transaction(async tx => {
      const colleagues = await lockColleagues(tx, viewer.customerId, viewer.userId)
      const done = await work(tx, viewer, colleagues)
      await writeAudit(tx, { at: now, userId: viewer.userId, action, ...done })
      return view(tx, viewer.customerId, now)
    })
  }

  /** The same to somebody else, who is not the last manager. */
  const actOn = (
    call: Acting & { params: { id: number } },
    action: string,
    work: (tx: Db, colleague: Colleague) => Promise<void>,
  ) =>
    act(call, action, async (tx, { userId }, colleagues) => {
      const { id } = call.params
      if (id === userId) throw refuse('not_oneself')
      const colleague = personAmong(colleagues, id)
      guardManager(colleagues.filter(one => one.id !== id))
      await work(tx, colleague)
      return { subject: colleague.email }
    })
}
