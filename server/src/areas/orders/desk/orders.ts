import * as contract from '@fairfloor/domain/orders/desk-contract'
import { orderDeskPage, ordersDeskPage } from '@fairfloor/domain/orders/desk-pages'
import * as shapes from '@fairfloor/domain/orders/desk-shapes'
import { orderIdIn } from '@fairfloor/domain/orders/order-id'
import { refuse } from '@fairfloor/domain/orders/refusals'
import { titles } from '@fairfloor/domain/orders/titles'
import type { Db } from '../../../platform/database.ts'
import type { Part } from '../../../platform/keyset.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { type ListCall, serveList } from '../../../platform/serve-list.ts'
import { writeAudit } from '../../back-office/index.ts'
import { invoiceNumbers } from '../../billing/index.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import { companyNames, customersLike } from '../../companies/index.ts'
import type { LiveShop } from '../../seller/index.ts'
import { cancelPreview } from '../cancel-preview.ts'
import { cancelRest, lockToCancel } from '../cancel-rest.ts'
import { changeAddress } from '../change-address.ts'
import { partOfOrders } from '../list-orders.ts'
import { lockedAt } from '../locked-order.ts'
import { listAnswer } from '../order-answer.ts'
import { orderById } from '../queries.ts'
import { creditOrder } from './credit-order.ts'
import { deskOrder, subjectOf } from './view.ts'
import { writeNote } from './write-note.ts'

type Deps = { readonly catalogue: Catalogue; readonly shop: LiveShop }

/** The operator's orders of all customers. */
export function serveOrderDesk(platform: Platform, { catalogue, shop }: Deps): void {
  const { db } = platform
  describePages(platform)
  const shown = (from: Db, orderId: number, now: Date) =>
    deskOrder(from, orderId, { ...shop.current(), catalogue, now })

  const list = async ({ query }: ListCall<typeof contract.getDeskOrders>, part: Part) => {
    const customers = query.search.trim() === '' ? [] : await customersLike(db, query.search.trim())
    const { timeZone } = shop.current()
    const filter = { ...query, customerId: query.customer ?? null, customers, timeZone }
    const { heads, listed } = await partOfOrders(db, filter, part)
    const companies = await companyNames(
      db,
      heads.map(({ customerId }) => customerId),
    )
    const numbers = await invoiceNumbers(
      db,
      heads.map(({ id }) => id),
    )
    return {
      ...listed,
      orders: listAnswer(heads, numbers).map((head, i) => ({
        ...head,
        company: companies.get(heads[i]!.customerId) ?? '',
        carrier: heads[i]!.carrier,
      })),
    }
  }

  serveList(platform, contract.getDeskOrders, shapes.getDeskOrders, list, {
    name: 'orders',
    rows: ({ orders }) => orders,
    columns: [
      ['number', ({ order_id }) => order_id],
      ['placed', ({ order_date }) => order_date, 'instant'],
      ['company', ({ company }) => company],
      ['reference', ({ external_reference }) => external_reference],
      ['kind', ({ kind }) => kind, 'word'],
      ['state', ({ status }) => status, 'word'],
      ['pieces', ({ ordered_quantity }) => ordered_quantity],
      ['handedOver', ({ handed_over_quantity }) => handed_over_quantity],
      ['waiting', ({ open_quantity }) => open_quantity],
      ['carrier', ({ carrier }) => carrier],
      ['gross', ({ total_price_inclusive_tax }) => total_price_inclusive_tax, 'euros'],
    ],
  })

  serve(platform, contract.getDeskOrder, shapes.getDeskOrder, ({ params, now }) => shown(db, params.order_id, now))

  serve(platform, contract.changeOrderAddress, shapes.changeOrderAddress, call =>
    call.transaction(async tx => {
      const { params, body, viewer, now } = call
      const stored = await lockedAt(tx, params.order_id, body.version)
      const snapshot = catalogue.snapshot()
      await changeAddress(tx, stored, { addressId: body.shipping_address_id, userId: viewer.userId, snapshot })
      const after = await shown(tx, params.order_id, now)
      const address = { before: stored.order.shippingAddress, after: after.order.shipping_address }
      const total = { before: stored.order.gross / 100, after: after.order.total_price_inclusive_tax }
      await writeAudit(tx, {
        at: now,
        userId: viewer.userId,
        action: 'change order address',
        subject: subjectOf(params.order_id),
        details: { address, total },
      })
      return shown(tx, params.order_id, now)
    }),
  )

  serve(platform, contract.previewDeskCancel, shapes.previewDeskCancel, async ({ params, body }) => {
    const stored = await orderById(db, params.order_id)
    if (!stored) throw refuse('not_found')
    return cancelPreview(db, stored, body.lines, 'operator')
  })

  serve(platform, contract.cancelDeskOrder, shapes.cancelDeskOrder, async call => {
    const { params, body, viewer, now } = call
    const orderId = params.order_id
    await call.transaction(async tx => {
      await lockToCancel(tx, orderId)
      await lockedAt(tx, orderId, body.version)
      await cancelRest(tx, {
        orderId,
        customerId: null,
        userId: viewer.userId,
        lines: body.lines,
        reckoning: body.reckoning,
        now,
      })
      await writeAudit(tx, {
        at: now,
        userId: viewer.userId,
        action: 'cancel order lines',
        subject: subjectOf(orderId),
        details: { lines: body.lines, reckoning: body.reckoning },
      })
      return true
    })
    return shown(db, orderId, now)
  })

  serve(platform, contract.issueOrderCredit, shapes.issueOrderCredit, async call => {
    const { params, body, viewer, now } = call
    await call.transaction(async tx => {
      await creditOrder(tx, { orderId: params.order_id, body, userId: viewer.userId, now })
      return true
    })
    return shown(db, params.order_id, now)
  })

  serve(platform, contract.setInternalNote, shapes.setInternalNote, ({ params, body, viewer, now, transaction }) =>
    transaction(async tx => {
      await writeNote(tx, params.order_id, { ...body, userId: viewer.userId, now })
      return shown(tx, params.order_id, now)
    }),
  )
}

function describePages({ pages }: Platform): void {
  pages.describe(ordersDeskPage, 'private', ({ language }) => ({ title: titles[language].desk }))
  pages.describe(orderDeskPage, 'private', ({ language, params }) => {
    const orderId = orderIdIn({ orderId: params.deskOrder })
    return { title: orderId === undefined ? titles[language].desk : titles[language].order(orderId) }
  })
}
