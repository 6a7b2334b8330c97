import { dayIn } from '@fairfloor/domain/day'
import * as contract from '@fairfloor/domain/picking/contract'
import { pickingDeskPage, pickListDeskPage } from '@fairfloor/domain/picking/desk-pages'
import { pickListIn } from '@fairfloor/domain/picking/list'
import * as shapes from '@fairfloor/domain/picking/shapes'
import { titles } from '@fairfloor/domain/picking/titles'
import type { Db } from '../../platform/database.ts'
import type { Part } from '../../platform/keyset.ts'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { type ListCall, serveList } from '../../platform/serve-list.ts'
import { writeAudit } from '../back-office/index.ts'
import { numbersByShipment } from '../billing/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { customersLike } from '../companies/index.ts'
import { etasOf, lockedAt } from '../orders/index.ts'
import type { LiveShop } from '../seller/index.ts'
import { handOverShipment } from './hand-over.ts'
import { servePickListPdf } from './pdf/serve.ts'
import { pickListAnswer } from './pick-list-answer.ts'
import { giveBackPickList, makePickList } from './pick-lists.ts'
import { partOfPicking } from './picking-orders.ts'
import { shipParts, shipPickList } from './ship-parts.ts'
import { takeReturn } from './take-return.ts'

type Deps = { readonly catalogue: Catalogue; readonly shop: LiveShop }

/** What leaves the warehouse: what can be picked, by lists or at once, and what comes back. */
export function registerPicking(platform: Platform, { catalogue, shop }: Deps): void {
  const { db } = platform
  const todayAt = (now: Date) => dayIn(now, shop.current().timeZone)
  describePages(platform)
  servePickListPdf(platform, { catalogue, shop })

  const list = async ({ query, now }: ListCall<typeof contract.getPicking>, part: Part) => {
    const customers = query.search.trim() === '' ? [] : await customersLike(db, query.search.trim())
    const today = todayAt(now)
    const look = { snapshot: catalogue.snapshot(), today, etaOf: etasOf(catalogue, today) }
    return partOfPicking(db, { ...query, customers }, part, look)
  }

  serveList(platform, contract.getPicking, shapes.getPicking, list, {
    name: 'picking',
    rows: ({ orders }) => orders,
    columns: [
      ['order', ({ order_id }) => order_id],
      ['company', ({ company }) => company],
      ['placed', ({ placed_at }) => placed_at, 'instant'],
      ['wished', ({ wished_on }) => wished_on],
      ['carrier', ({ carrier }) => carrier],
      ['country', ({ country }) => country],
      ['pieces', ({ pieces }) => pieces],
      ['lines', ({ lines }) => lines],
      ['waiting', ({ open }) => open],
      ['person', ({ picked_by }) => picked_by],
    ],
  })

  serve(platform, contract.getPickList, shapes.getPickList, ({ params }) =>
    pickListAnswer(db, params.pick_list_id, catalogue.snapshot()),
  )

  serve(platform, contract.makePickList, shapes.makePickList, ({ params, viewer: { userId }, now, transaction }) =>
    transaction(async tx => {
      const orderId = params.order_id
      const pickListId = await makePickList(tx, { orderId, userId, now })
      const details = { pickList: pickListId }
      await writeAudit(tx, { at: now, userId, action: 'make pick list', subject: subjectOf(orderId), details })
      return pickListAnswer(tx, pickListId, catalogue.snapshot())
    }),
  )

  serve(
    platform,
    contract.giveBackPickList,
    shapes.giveBackPickList,
    ({ params, viewer: { userId }, now, transaction }) =>
      transaction(async tx => {
        const pickListId = params.pick_list_id
        const orderId = await giveBackPickList(tx, pickListId, now)
        const details = { pickList: pickListId }
        await writeAudit(tx, { at: now, userId, action: 'give back pick list', subject: subjectOf(orderId), details })
        return pickListAnswer(tx, pickListId, catalogue.snapshot())
      }),
  )

  serve(platform, contract.shipPickList, shapes.shipPickList, ({ params, body, viewer, now, transaction }) =>
    transaction(async tx => {
      const { userId } = viewer
      const shipped = await shipPickList(tx, params.pick_list_id, { body, userId, now })
      return written(tx, shipped, userId, now)
    }),
  )

  serve(platform, contract.shipParts, shapes.shipParts, ({ params, body, viewer: { userId }, now, transaction }) =>
    transaction(async tx => {
      const stored = await lockedAt(tx, params.order_id, body.version)
      return written(tx, await shipParts(tx, stored, { body, userId, now }), userId, now)
    }),
  )

  serve(platform, contract.handOver, shapes.handOver, ({ params, body, viewer: { userId }, now, transaction }) =>
    transaction(async tx => {
      const shipmentId = params.shipment_id
      const said = { tracking: body.tracking || null, parcels: body.parcels, note: body.note || null, userId }
      const orderId = await handOverShipment(tx, { shipmentId, ...said, today: todayAt(now), now })
      const details = { shipment: shipmentId, tracking: said.tracking, parcels: said.parcels }
      await writeAudit(tx, { at: now, userId, action: 'hand over shipment', subject: subjectOf(orderId), details })
      return { order_id: orderId, shipment_id: shipmentId }
    }),
  )

  serve(platform, contract.takeReturn, shapes.takeReturn, ({ params, body, viewer: { userId }, now, transaction }) =>
    transaction(async tx => {
      const { orderId, returnId, restocked } = await takeReturn(tx, {
        shipmentId: params.shipment_id,
        body,
        userId,
        now,
      })
      const details = { return: returnId, reason: body.reason, lines: body.lines }
      await writeAudit(tx, { at: now, userId, action: 'take return', subject: subjectOf(orderId), details })
      return { order_id: orderId, return_id: returnId, restocked }
    }),
  )
}

type Shipped = Awaited<ReturnType<typeof shipPickList>>

/** Logs a shipment, and answers with its invoice. */
async function written(tx: Db, { orderId, shipmentId, pieces }: Shipped, userId: number, now: Date) {
  const details = { shipment: shipmentId, pieces }
  await writeAudit(tx, { at: now, userId, action: 'ship order', subject: subjectOf(orderId), details })
  const numbers = await numbersByShipment(tx, orderId)
  return { order_id: orderId, shipment_id: shipmentId, invoice_number: numbers.get(shipmentId) ?? null, pieces }
}

const subjectOf = (orderId: number): string => `Order ${orderId}`

function describePages({ pages }: Platform): void {
  pages.describe(pickingDeskPage, 'private', ({ language }) => ({ title: titles[language].picking }))
  pages.describe(pickListDeskPage, 'private', ({ language, params }) => {
    const number = pickListIn(params.pickList)
    return { title: number === undefined ? titles[language].picking : titles[language].pickList(number) }
  })
}
