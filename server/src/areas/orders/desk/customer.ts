import { dayIn } from '@fairfloor/domain/day'
import { refuse } from '@fairfloor/domain/general-refusals'
import { cents, euros, sum } from '@fairfloor/domain/money'
import * as contract from '@fairfloor/domain/orders/customer-contract'
import * as shapes from '@fairfloor/domain/orders/customer-shapes'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { bonusFigures, turnoverOfYear, unpaidInvoices } from '../../billing/index.ts'
import { customerOf } from '../../companies/index.ts'
import { type LiveShop, readTerms } from '../../seller/index.ts'
import { partOfOrders } from '../list-orders.ts'
import { ordersOfCustomer } from '../orders-of-customer.ts'
import { standingOf } from '../standing.ts'

/** What a customer has bought and owes: for its page at the desk, and without money for customer service. */
export function serveCustomerOrders(platform: Platform, shop: LiveShop): void {
  const { db } = platform

  serve(platform, contract.getCustomerFigures, shapes.getCustomerFigures, async ({ params: { id }, now }) => {
    const customer = await customerOf(db, id)
    if (!customer) throw refuse('not_found')
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

  serve(platform, contract.getAgentOrders, shapes.getAgentOrders, async ({ params: { id }, query }) => {
    if (!(await customerOf(db, id))) throw refuse('not_found')
    const { timeZone } = await readTerms(db)
    const every = { search: '', status: undefined, from: undefined, until: undefined }
    const { heads, listed } = await partOfOrders(db, { ...every, customerId: id, timeZone }, query)
    return {
      ...listed,
      orders: heads.map(order => ({
        order_id: order.id,
        order_date: order.placedAt.toISOString(),
        kind: order.kind,
        status: order.status,
        ...order.handedOver,
        external_reference: order.externalReference,
        carrier: order.carrier,
        open_quantity: order.openQuantity,
      })),
    }
  })
}
