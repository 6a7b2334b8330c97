import { dayIn } from '@fairfloor/domain/day'
import type { Db } from '../../../platform/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import { readersOfCustomer } from '../../people/index.ts'
import type { Letters, LiveShop } from '../../seller/index.ts'
import { etasOf } from '../eta.ts'
import {
  ORDER_CANCELLED,
  ORDER_CHANGED,
  ORDER_LATE,
  ORDER_PLACED,
  ORDER_SERVED,
  ORDER_SHIPPED,
  type OrderCancelled,
  type OrderChanged,
  type OrderLate,
  type OrderPlaced,
  type OrderServed,
  type OrderShipped,
} from '../events.ts'
import { shownShipments } from '../order-shipments.ts'
import { orderById } from '../queries.ts'
import { type Given, type OrderMail, orderMail } from './order-mail.ts'

type About = Pick<Given, 'pieces' | 'shipment' | 'why'>

type Deps = { readonly catalogue: Catalogue; readonly shop: LiveShop; readonly letters: Letters }

/**
 * Mails an order to its customer's users when it is placed, changed, something of it is cancelled, and when its backorder
 * arrives or is late.
 */
export function mailOrders({ later, config, clock }: Platform, { catalogue, shop, letters }: Deps): void {
  async function send(tx: Db, kind: OrderMail, orderId: number, about: About = {}) {
    const stored = await orderById(tx, orderId)
    if (!stored) throw new Error(`Order ${orderId} is gone`)
    const { languages, timeZone } = shop.current()
    const etaOf = etasOf(catalogue, dayIn(clock(), timeZone))
    for (const to of await readersOfCustomer(tx, languages, stored.order.customerId)) {
      const given = {
        stored,
        etaOf,
        shop: config.publicUrl,
        seesPrices: to.seesPrices,
        ...about,
      }
      await letters.write(tx, { kind: `order-${kind}`, to, content: orderMail(kind, to.language, given) })
    }
  }

  later.afterEvent<OrderPlaced>(ORDER_PLACED, 'order-mail', (tx, { orderId }) => send(tx, 'placed', orderId))
  later.afterEvent<OrderChanged>(ORDER_CHANGED, 'order-mail', (tx, { orderId }) => send(tx, 'changed', orderId))
  later.afterEvent<OrderCancelled>(ORDER_CANCELLED, 'order-mail', async (tx, { orderId, lines, why }) => {
    if (why !== 'confirmed') await send(tx, 'cancelled', orderId, { pieces: lines, ...(why && { why }) })
  })
  later.afterEvent<OrderServed>(ORDER_SERVED, 'order-mail', (tx, { orderId, lines }) =>
    send(tx, 'served', orderId, { pieces: lines }),
  )
  later.afterEvent<OrderLate>(ORDER_LATE, 'order-mail', (tx, { orderId, lines }) =>
    send(tx, 'late', orderId, { pieces: lines }),
  )
  later.afterEvent<OrderShipped>(ORDER_SHIPPED, 'order-mail', async (tx, { orderId, shipmentId }) => {
    const shipments = await shownShipments(tx, orderId, true)
    const shipment = shipments.find(one => one.shipment_id === shipmentId)!
    await send(tx, 'shipped', orderId, { pieces: shipment.lines, shipment })
  })
}
