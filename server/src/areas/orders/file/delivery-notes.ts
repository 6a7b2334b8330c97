import { refuse } from '@fairfloor/domain/general-refusals'
import { type Language, languageOfCountry } from '@fairfloor/domain/language'
import { getDeskDeliveryNote } from '@fairfloor/domain/orders/desk-contract'
import * as deskShapes from '@fairfloor/domain/orders/desk-shapes'
import { getDeliveryNote } from '@fairfloor/domain/orders/later-contract'
import * as shapes from '@fairfloor/domain/orders/shapes'
import { textOn } from '@fairfloor/domain/seller/colours'
import type { FastifyReply } from 'fastify'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { orderPdf } from '../../billing/index.ts'
import { type LiveShop, signalOf } from '../../seller/index.ts'
import { shipmentById, shipmentsOf } from '../../shipping/index.ts'
import { ownCustomer } from '../policy.ts'
import { orderById, orderOf, type StoredOrder } from '../queries.ts'
import { deliveryNote } from './delivery-note.ts'
import { fileTexts } from './texts.ts'

/** Serves the delivery notes of shipments, to their customer and to the operator. */
export function serveDeliveryNotes(platform: Platform, shop: LiveShop): void {
  const { db } = platform

  serve(platform, getDeliveryNote, shapes.getDeliveryNote, async ({ params, viewer, reply }) =>
    send(reply, await orderOf(db, ownCustomer(viewer), params.order_id), params.shipment_id, viewer.language),
  )

  serve(platform, getDeskDeliveryNote, deskShapes.getDeskDeliveryNote, async ({ params, reply }) => {
    const shipment = await shipmentById(db, params.shipment_id)
    const stored = shipment && (await orderById(db, shipment.orderId))
    // It goes into the parcel: who unpacks it reads it.
    return send(reply, stored, params.shipment_id, languageOfCountry(stored?.order.shippingAddress.country ?? ''))
  })

  async function send(
    reply: FastifyReply,
    stored: StoredOrder | undefined,
    shipmentId: number,
    reads: Language | null | undefined,
  ): Promise<undefined> {
    const shipments = stored ? await shipmentsOf(db, stored.order.id) : []
    const shipment = shipments.find(({ id }) => id === shipmentId)
    if (!stored || !shipment) throw refuse('not_found')
    const { seller, timeZone, languages } = shop.current()
    const language = reads ?? languages[0] ?? 'en'
    const signal = signalOf(shop.current())
    const note = deliveryNote({ stored, language, timeZone, seller }, shipment)
    const file = await orderPdf(note, { signal, onSignal: textOn(signal) })
    await reply
      .type(getDeliveryNote.media)
      .header('content-disposition', `inline; filename="${fileTexts[language].deliveryNoteFile}-${shipmentId}.pdf"`)
      .send(file)
    return undefined
  }
}
