import type { Answer } from '@fairfloor/domain/endpoint'
import { cents, euros } from '@fairfloor/domain/money'
import type { getColleagues } from '@fairfloor/domain/people/access/contract'
import type { Db } from '../../../platform/database.ts'
import type { LiveShop } from '../../seller/index.ts'
import { actedAs } from './acted.ts'
import { colleaguesOf } from './colleagues.ts'
import { invitationViews, openInvitations } from './waiting.ts'

/** The users of a company, the invitations that wait, and what agents changed as one of them. */
export async function colleaguesView(
  db: Db,
  shop: LiveShop,
  customerId: number,
  now: Date,
): Promise<Answer<typeof getColleagues>> {
  const users = await colleaguesOf(db, customerId)
  const open = await openInvitations(db, customerId)
  const views = await invitationViews(db, open, now)
  return {
    users: users.map(({ id, name, email, rights, isTechnical, blockedAt, lastLoginAt, orderLimit }) => ({
      id,
      name,
      email,
      rights,
      is_api: isTechnical,
      blocked_at: blockedAt?.toISOString() ?? null,
      last_login_at: lastLoginAt?.toISOString() ?? null,
      order_limit: orderLimit === null ? null : euros(cents(orderLimit)),
    })),
    invitations: views.map((view, at) => ({ ...view, rights: open[at]!.rights })),
    acted: await actedAs(db, users),
    time_zone: shop.current().timeZone,
  }
}
