import * as contract from '@fairfloor/domain/customers/record-contract'
import * as shapes from '@fairfloor/domain/customers/record-shapes'
import { refuse } from '@fairfloor/domain/customers/refusals'
import { dayIn } from '@fairfloor/domain/day'
import { cents, euros, sum } from '@fairfloor/domain/money'
import type { Db } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { basketOf, type KeptBaskets } from '../basket/index.ts'
import { bonusFigures } from '../bonus/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { countReferences, keyFields } from '../customer-api/index.ts'
import { type Customer, customerOf, everyUserOf, failedLoginsOf, sessionsOfCustomer } from '../identity/index.ts'
import { turnoverOfYear, unpaidInvoices } from '../invoicing/index.ts'
import { ordersOfCustomer, standingOf } from '../orders/index.ts'
import type { Promotions } from '../promotions/index.ts'
import type { LiveShop } from '../seller/index.ts'
import { pushOf } from '../stock-push/index.ts'

export type RecordDeps = {
  readonly shop: LiveShop
  readonly catalogue: Catalogue
  readonly promotions: Promotions
  readonly baskets: KeptBaskets
}

/** What is known of one customer; each part is a call of its own, so that none waits for another. */
export function serveRecord(platform: Platform, { shop, catalogue, promotions, baskets }: RecordDeps): void {
  const { db } = platform

  serve(platform, contract.getCustomerFigures, shapes.getCustomerFigures, async ({ params: { id }, now }) => {
    const customer = await foundIn(db, id)
    const { timeZone } = shop.current()
    const today = dayIn(now, timeZone)
    const year = Number(today.slice(0, 4))
    const unpaid = await unpaidInvoices(db, id)
    const owedOf = (some: typeof unpaid) => euros(sum(some.map(({ owed }) => owed)))
    const { total, last } = await ordersOfCustomer(db, id)
    return {
      today,
      time_zone: timeZone,
      open: owedOf(unpaid),
      overdue: owedOf(unpaid.filter(({ dueOn }) => dueOn < today)),
      used: euros((await standingOf(db, id, today)).open),
      limit: customer.creditLimit === null ? null : euros(cents(customer.creditLimit)),
      year,
      turnover: euros(await turnoverOfYear(db, id, year)),
      turnover_before: euros(await turnoverOfYear(db, id, year - 1)),
      orders: total,
      last_order: last ? { order_id: last.orderId, placed_at: last.placedAt.toISOString() } : null,
      bonus: customer.hasBonus ? await bonusFigures(db, shop, id, now) : null,
    }
  })

  serve(platform, contract.getCustomerBasket, shapes.getCustomerBasket, async ({ params: { id }, now }) => {
    const { priceGroupId, country } = await foundIn(db, id)
    return basketOf({ catalogue, promotions, baskets }, { customerId: id, priceGroupId, country }, now)
  })

  serve(platform, contract.getCustomerUsers, shapes.getCustomerUsers, async ({ params: { id } }) => {
    await foundIn(db, id)
    const users = await everyUserOf(db, id)
    return {
      users: users
        .filter(({ removedAt }) => !removedAt)
        .map(({ isTechnical, lastLoginAt, blockedAt, removedAt: _, ...user }) => ({
          ...user,
          is_technical: isTechnical,
          last_login_at: lastLoginAt?.toISOString() ?? null,
          blocked_at: blockedAt?.toISOString() ?? null,
        })),
    }
  })

  serve(platform, contract.getCustomerLogins, shapes.getCustomerLogins, async ({ params: { id }, now }) => {
    await foundIn(db, id)
    const sessions = await sessionsOfCustomer(db, id, now)
    const failed = await failedLoginsOf(db, id, now)
    return {
      sessions: sessions.map(({ beganAt, endsAt, ...session }) => ({
        ...session,
        began_at: beganAt.toISOString(),
        ends_at: endsAt.toISOString(),
      })),
      failed: failed.map(({ at, ...attempt }) => ({ ...attempt, at: at.toISOString() })),
    }
  })

  serve(platform, contract.getCustomerApiUse, shapes.getCustomerApiUse, async ({ params: { id } }) => {
    await foundIn(db, id)
    const key = await keyFields(db, id)
    return {
      key: key.api_key,
      made_at: key.api_key_made_at,
      made_by: key.api_key_made_by,
      last_used_at: key.api_key_last_used_at,
      references: await countReferences(db, id),
      push: await pushOf(db, id),
    }
  })
}

/** @throws Refusal not_found */
async function foundIn(db: Db, customerId: number): Promise<Customer> {
  const customer = await customerOf(db, customerId)
  if (!customer) throw refuse('not_found')
  return customer
}
