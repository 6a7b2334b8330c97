import { dayIn } from '@fairfloor/domain/day'
import * as contract from '@fairfloor/domain/stock/goods-in/contract'
import { deliveryDeskPage, goodsInDeskPage } from '@fairfloor/domain/stock/goods-in/desk-pages'
import * as shapes from '@fairfloor/domain/stock/goods-in/shapes'
import { titles } from '@fairfloor/domain/stock/goods-in/titles'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { serveList } from '../../../platform/serve-list.ts'
import { transaction } from '../../../platform/transaction.ts'
import { writeAudit } from '../../back-office/index.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import type { LiveShop } from '../../seller/index.ts'
import { bookReceipt } from './book-receipt.ts'
import { deliveryAnswer, partOfDeliveries } from './deliveries.ts'
import { flavoursToRefresh, refreshEtas } from './etas.ts'
import { noteLate } from './late.ts'
import { changeDelivery, closeDelivery, createDelivery } from './save-delivery.ts'
import { serveDeliverySheets } from './serve-sheets.ts'

type Deps = { readonly catalogue: Catalogue; readonly shop: LiveShop }

/** What suppliers have announced, and what arrives of it. */
export function registerGoodsIn(platform: Platform, { catalogue, shop }: Deps): void {
  const { db, pages, later, backgroundDb } = platform
  const todayAt = (now: Date) => dayIn(now, shop.current().timeZone)
  const lookAt = (now: Date) => ({ snapshot: catalogue.snapshot(), today: todayAt(now), now })
  const subjectOf = (id: number) => `Delivery ${id}`
  pages.describe(goodsInDeskPage, 'private', ({ language }) => ({ title: titles[language].goodsIn }))
  pages.describe(deliveryDeskPage, 'private', ({ language }) => ({ title: titles[language].goodsIn }))

  serveList(
    platform,
    contract.getDeliveries,
    shapes.getDeliveries,
    ({ query, now }, part) => partOfDeliveries(db, query, { today: todayAt(now), part }),
    {
      name: 'deliveries',
      rows: ({ deliveries }) => deliveries,
      columns: [
        ['supplier', ({ supplier }) => supplier],
        ['reference', ({ reference }) => reference],
        ['next', ({ next_on }) => next_on],
        ['waitingOrders', ({ waiting_orders }) => waiting_orders],
        ['lines', ({ lines }) => lines],
        ['arrived', ({ received }) => received],
        ['expected', ({ expected }) => expected],
        ['closed', ({ closed_at }) => closed_at, 'instant'],
      ],
    },
  )

  serve(platform, contract.getDelivery, shapes.getDelivery, ({ params, now }) =>
    deliveryAnswer(db, params.delivery_id, lookAt(now)),
  )

  serveDeliverySheets(platform, { catalogue, shop })

  serve(platform, contract.createDelivery, shapes.createDelivery, ({ body, viewer: { userId }, now, transaction }) =>
    transaction(async tx => {
      const id = await createDelivery(tx, body, userId, lookAt(now))
      const details = { supplier: body.supplier, lines: body.lines.length }
      await writeAudit(tx, { at: now, userId, action: 'announce delivery', subject: subjectOf(id), details })
      return deliveryAnswer(tx, id, lookAt(now))
    }),
  )

  serve(platform, contract.changeDelivery, shapes.changeDelivery, call => {
    const { params, body, viewer, now } = call
    const id = params.delivery_id
    return call.transaction(async tx => {
      await changeDelivery(tx, id, body, lookAt(now))
      const details = { supplier: body.supplier, lines: body.lines.length }
      const who = { at: now, userId: viewer.userId }
      await writeAudit(tx, { ...who, action: 'change delivery', subject: subjectOf(id), details })
      return deliveryAnswer(tx, id, lookAt(now))
    })
  })

  serve(platform, contract.closeDelivery, shapes.closeDelivery, ({ params, viewer: { userId }, now, transaction }) =>
    transaction(async tx => {
      const id = params.delivery_id
      await closeDelivery(tx, id, todayAt(now), now)
      await writeAudit(tx, { at: now, userId, action: 'close delivery', subject: subjectOf(id) })
      return deliveryAnswer(tx, id, lookAt(now))
    }),
  )

  serve(platform, contract.bookReceipt, shapes.bookReceipt, call => {
    const { params, body, viewer, now } = call
    const deliveryId = params.delivery_id
    const { userId } = viewer
    return call.transaction(async tx => {
      const booked = await bookReceipt(tx, { deliveryId, body, userId, today: todayAt(now), now })
      const served = booked.served.reduce((sum, { quantity }) => sum + quantity, 0)
      const details = { receipt: booked.receiptId, lines: body.lines, served }
      await writeAudit(tx, { at: now, userId, action: 'book receipt', subject: subjectOf(deliveryId), details })
      return {
        receipt_id: booked.receiptId,
        served,
        orders: new Set(booked.served.map(({ orderId }) => orderId)).size,
        free: booked.free,
        delivery: await deliveryAnswer(tx, deliveryId, lookAt(now)),
      }
    })
  })

  later.whenDue('expected-days', async now => {
    if (!shop.find()) return
    await transaction(backgroundDb, tx => noteLate(tx, todayAt(now), now))
    const flavourIds = await flavoursToRefresh(backgroundDb, todayAt(now))
    if (flavourIds.length > 0) await transaction(backgroundDb, tx => refreshEtas(tx, flavourIds, todayAt(now)))
  })
}
