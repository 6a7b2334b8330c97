import { dayIn } from '@fairfloor/domain/day'
import { refuse } from '@fairfloor/domain/general-refusals'
import type { Language } from '@fairfloor/domain/language'
import { getOrderPdf, getOrderSheet } from '@fairfloor/domain/orders/later-contract'
import * as shapes from '@fairfloor/domain/orders/shapes'
import { textOn } from '@fairfloor/domain/seller/colours'
import { hasRight, type Viewer } from '@fairfloor/domain/viewer'
import type { FastifyReply } from 'fastify'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { orderPdf } from '../../billing/index.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import { type LiveShop, signalOf } from '../../seller/index.ts'
import { etasOf } from '../eta.ts'
import { ownCustomer } from '../policy.ts'
import { orderOf } from '../queries.ts'
import { type Given, orderDocument } from './order-document.ts'
import { fileTexts } from './texts.ts'

type Deps = { readonly catalogue: Catalogue; readonly shop: LiveShop }

/** Serves the customer's orders as files. */
export function serveOrderFiles(platform: Platform, { catalogue, shop }: Deps): void {
  /** @throws Refusal not_found for an order that the viewer's customer does not have */
  async function given(viewer: Viewer, orderId: number, language: Language | undefined, now: Date): Promise<Given> {
    const stored = await orderOf(platform.db, ownCustomer(viewer), orderId)
    if (!stored) throw refuse('not_found')
    const { seller, timeZone, languages } = shop.current()
    return {
      stored,
      etaOf: etasOf(catalogue, dayIn(now, timeZone)),
      language: language ?? viewer.language ?? languages[0] ?? 'en',
      timeZone,
      seller,
      seesPrices: hasRight(viewer, 'prices'),
    }
  }

  serve(platform, getOrderPdf, shapes.getOrderFile, async ({ viewer, params, query, now, reply }) => {
    const order = await given(viewer, params.order_id, query.language, now)
    const signal = signalOf(shop.current())
    const file = await orderPdf(orderDocument(order), { signal, onSignal: textOn(signal) })
    return send(reply, order, { kind: 'pdf', media: getOrderPdf.media, file })
  })

  serve(platform, getOrderSheet, shapes.getOrderFile, async ({ viewer, params, query, now, reply }) => {
    const order = await given(viewer, params.order_id, query.language, now)
    // Loaded with the first file, as the library of the PDF is.
    const { orderXlsx } = await import('./xlsx.ts')
    return send(reply, order, { kind: 'xlsx', media: getOrderSheet.media, file: Buffer.from(await orderXlsx(order)) })
  })
}

async function send(
  reply: FastifyReply,
  { stored, language }: Given,
  { kind, media, file }: { kind: 'pdf' | 'xlsx'; media: string; file: Buffer },
): Promise<undefined> {
  const name = `${fileTexts[language].file}-${stored.order.id}.${kind}`
  await reply.type(media).header('content-disposition', `attachment; filename="${name}"`).send(file)
  return undefined
}
