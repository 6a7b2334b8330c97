import { dayIn } from '@fairfloor/domain/day'
import { refuse } from '@fairfloor/domain/general-refusals'
import { getLastBought, getOrder, getOrdersPage, listBackorder, listOrders } from '@fairfloor/domain/orders/contract'
import { cancelOrder, previewCancel } from '@fairfloor/domain/orders/later-contract'
import { orderIdIn } from '@fairfloor/domain/orders/order-id'
import { backorderPage, orderPage, ordersPage } from '@fairfloor/domain/orders/pages'
import * as shapes from '@fairfloor/domain/orders/shapes'
import { titles } from '@fairfloor/domain/orders/titles'
import { hasRight, type Viewer } from '@fairfloor/domain/viewer'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { invoiceNumbers } from '../billing/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Letters, LiveShop } from '../seller/index.ts'
import { cancelUnpaidOrders } from './ahead/cancel-unpaid.ts'
import { followAheadPayments } from './ahead/follow.ts'
import { mailProFormas } from './ahead/mail.ts'
import { backorderOf } from './backorder.ts'
import { cancelPreview } from './cancel-preview.ts'
import { cancelRest } from './cancel-rest.ts'
import { serveCustomerOrders } from './desk/customer.ts'
import { serveOrderDesk } from './desk/orders.ts'
import { etasOf } from './eta.ts'
import { serveDeliveryNotes } from './file/delivery-notes.ts'
import { serveOrderFiles } from './file/routes.ts'
import { followPayments } from './follow-payments.ts'
import { followReturns } from './follow-returns.ts'
import { lastBought } from './last-bought.ts'
import { newestOrders, type OrderHeads, partOfOrders } from './list-orders.ts'
import { mailOrders } from './mail/send.ts'
import { listAnswer } from './order-answer.ts'
import { ownOrder } from './own-order.ts'
import { ownCustomer } from './policy.ts'
import { orderOf } from './queries.ts'
import { serveWaitingStock } from './serve-waiting-stock.ts'

type Deps = { readonly catalogue: Catalogue; readonly shop: LiveShop; readonly letters: Letters }

/** Serves the customer's orders. */
export function registerOrders(platform: Platform, deps: Deps): void {
  const { catalogue, shop } = deps
  const { db } = platform
  const zone = () => shop.current().timeZone
  describePages(platform)
  serveOrderFiles(platform, deps)
  serveDeliveryNotes(platform, shop)
  mailOrders(platform, deps)
  followPayments(platform)
  followAheadPayments(platform)
  mailProFormas(platform, deps)
  followReturns(platform)
  serveWaitingStock(platform)
  cancelUnpaidOrders(platform)
  serveOrderDesk(platform, { catalogue, shop })
  serveCustomerOrders(platform, shop)

  const answerOf = (viewer: Viewer, orderId: number, now: Date) =>
    ownOrder({ db, catalogue, shop }, viewer, orderId, now)

  const headsAnswer = async (viewer: Viewer, heads: OrderHeads) =>
    listAnswer(heads, await invoiceNumbers(db, hasRight(viewer, 'invoices') ? heads.map(({ id }) => id) : []))

  serve(platform, listOrders, shapes.listOrders, async ({ viewer, query }) => {
    const { customerId } = viewer
    if (customerId === null) return []
    return headsAnswer(viewer, await newestOrders(db, { ...query, customerId, timeZone: zone() }))
  })

  serve(platform, getOrdersPage, shapes.getOrdersPage, async ({ viewer, query }) => {
    const { customerId } = viewer
    if (customerId === null) return { total: 0, next: null, previous: null, orders: [] }
    const { heads, listed } = await partOfOrders(db, { ...query, customerId, timeZone: zone() }, query)
    return { ...listed, orders: await headsAnswer(viewer, heads) }
  })

  serve(platform, getOrder, shapes.getOrder, ({ params, viewer, now }) => answerOf(viewer, params.order_id, now))

  serve(platform, getLastBought, shapes.getLastBought, async ({ viewer, query }) => {
    const { sizes } = catalogue.snapshot()
    const flavourIds = query.sizes.flatMap(size => sizes.get(size)?.flavours.map(({ id }) => id) ?? [])
    const bought = await lastBought(db, viewer.customerId, flavourIds)
    return bought.map(({ flavourId, quantity, placedAt }) => ({
      product_attribute_id: flavourId,
      quantity,
      ordered_on: dayIn(placedAt, zone()),
    }))
  })

  serve(platform, previewCancel, shapes.previewCancel, async ({ params, body, viewer }) => {
    const stored = await orderOf(db, ownCustomer(viewer), params.order_id)
    if (!stored) throw refuse('not_found')
    return cancelPreview(db, stored, body.lines, { seesPrices: hasRight(viewer, 'prices') })
  })

  serve(platform, cancelOrder, shapes.cancelOrder, async ({ params, body, viewer, now, transaction }) => {
    const { customerId, userId } = viewer
    await transaction(async tx => {
      const { lines, seen_total: seenTotal } = body
      const by = { customerId, userId, seenTotal, seesPrices: hasRight(viewer, 'prices') }
      const done = await cancelRest(tx, { orderId: params.order_id, ...by, lines, reckoning: 'anew', now })
      if (!done) throw refuse('not_found')
      return true
    })
    return answerOf(viewer, params.order_id, now)
  })

  serve(platform, listBackorder, shapes.listBackorder, ({ viewer, now }) =>
    viewer.customerId === null ? [] : backorderOf(db, viewer.customerId, etasOf(catalogue, dayIn(now, zone()))),
  )
}

function describePages({ pages }: Platform): void {
  pages.describe(ordersPage, 'private', ({ language }) => ({ title: titles[language].orders }))
  pages.describe(backorderPage, 'private', ({ language }) => ({ title: titles[language].backorder }))
  pages.describe(orderPage, 'private', ({ language, params }) => {
    const orderId = orderIdIn(params)
    return { title: orderId === undefined ? titles[language].orders : titles[language].order(orderId) }
  })
}
