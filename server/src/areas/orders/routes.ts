import { refuse } from '@fairfloor/domain/general-refusals'
import { hasRight } from '@fairfloor/domain/identity/viewer'
import { getOrder, listOrders } from '@fairfloor/domain/orders/contract'
import { orderIdIn } from '@fairfloor/domain/orders/order-id'
import { orderPage, ordersPage } from '@fairfloor/domain/orders/pages'
import * as shapes from '@fairfloor/domain/orders/shapes'
import { titles } from '@fairfloor/domain/orders/titles'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { invoiceNumbers } from '../invoicing/index.ts'
import { listAnswer, orderAnswer } from './order-answer.ts'
import { ownCustomer } from './policy.ts'
import { orderOf, ordersOf } from './queries.ts'

/** Serves the customer's orders. */
export function registerOrders(platform: Platform): void {
  const { db, pages } = platform

  pages.describe(ordersPage, 'private', ({ language }) => ({ title: titles[language].orders }))
  pages.describe(orderPage, 'private', ({ language, params }) => {
    const orderId = orderIdIn(params)
    return { title: orderId === undefined ? titles[language].orders : titles[language].order(orderId) }
  })

  serve(platform, listOrders, shapes.listOrders, async ({ viewer }) => {
    if (viewer.customerId === null) return []
    const found = await ordersOf(db, viewer.customerId)
    const ids = hasRight(viewer, 'invoices') ? found.map(({ id }) => id) : []
    return listAnswer(found, await invoiceNumbers(db, ids))
  })

  serve(platform, getOrder, shapes.getOrder, async ({ params, viewer }) => {
    const found = await orderOf(db, ownCustomer(viewer), params.order_id)
    if (!found) throw refuse('not_found')
    const numbers = await invoiceNumbers(db, hasRight(viewer, 'invoices') ? [found.order.id] : [])
    return orderAnswer(found, numbers.get(found.order.id) ?? null)
  })
}
