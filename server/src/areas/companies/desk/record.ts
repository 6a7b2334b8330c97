import * as contract from '@fairfloor/domain/companies/record-contract'
import * as shapes from '@fairfloor/domain/companies/record-shapes'
import { refuse } from '@fairfloor/domain/companies/refusals'
import { cents, euros } from '@fairfloor/domain/money'
import type { Db } from '../../../platform/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { everyUserOf, loginsOfCustomer } from '../../people/index.ts'
import { type Customer, customerOf } from '../customers.ts'

/** The users of a customer, and their logins; each part of its page is a call of its own, so that none waits for another. */
export function serveRecord(platform: Platform): void {
  const { db } = platform

  serve(platform, contract.getCustomerUsers, shapes.getCustomerUsers, async ({ params: { id } }) => {
    await foundIn(db, id)
    const users = await everyUserOf(db, id)
    return {
      users: users
        .filter(({ removedAt }) => !removedAt)
        .map(({ isTechnical, lastLoginAt, blockedAt, removedAt: _, orderLimit, ...user }) => ({
          ...user,
          order_limit: orderLimit === null ? null : euros(cents(orderLimit)),
          is_technical: isTechnical,
          last_login_at: lastLoginAt?.toISOString() ?? null,
          blocked_at: blockedAt?.toISOString() ?? null,
        })),
    }
  })

  serve(platform, contract.getCustomerLogins, shapes.getCustomerLogins, async ({ params: { id }, now }) => {
    await foundIn(db, id)
    const { sessions, failed } = await loginsOfCustomer(db, id, now)
    return {
      sessions: sessions.map(({ beganAt, endsAt, ...session }) => ({
        ...session,
        began_at: beganAt.toISOString(),
        ends_at: endsAt.toISOString(),
      })),
      failed: failed.map(({ at, ...attempt }) => ({ ...attempt, at: at.toISOString() })),
    }
  })
}

/** @throws Refusal not_found */
async function foundIn(db: Db, customerId: number): Promise<Customer> {
  const customer = await customerOf(db, customerId)
  if (!customer) throw refuse('not_found')
  return customer
}
