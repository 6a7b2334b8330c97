import type { Language } from '@fairfloor/domain/language'
import { textOn } from '@fairfloor/domain/seller/colours'
import * as contract from '@fairfloor/domain/show-orders/contract'
import * as shapes from '@fairfloor/domain/show-orders/shapes'
import { type CustomerViewer, hasRight } from '@fairfloor/domain/viewer'
import type { FastifyReply } from 'fastify'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import { type LiveShop, signalOf } from '../../seller/index.ts'
import type { Shows } from '../../trade-show/index.ts'
import { readShowOrder } from '../show-order.ts'
import { type OrderDocument, orderDocument } from './order-document.ts'
import { exportTexts } from './texts.ts'

type Deps = { catalogue: Catalogue; shows: Shows; shop: LiveShop }

/** Serves the customer's order as files. */
export function serveExports(platform: Platform, { catalogue, shows, shop }: Deps): void {
  const documentOf = async (viewer: CustomerViewer, language: Language | undefined, now: Date) => {
    const show = shows.current()
    return orderDocument({
      show,
      snapshot: catalogue.snapshot(),
      found: await readShowOrder(platform.db, show.edition.id, viewer.customerId),
      company: viewer.company ?? '',
      seesPrices: hasRight(viewer, 'prices'),
      language: language ?? viewer.language ?? shop.current().languages[0] ?? 'en',
      now,
    })
  }

  serve(platform, contract.getOrderSheet, shapes.getOrderSheet, async ({ viewer, query, now, reply }) => {
    const order = await documentOf(viewer, query.language, now)
    // Loaded with the first file, as the library of the PDF below.
    const { orderXlsx } = await import('./xlsx.ts')
    return send(reply, order, 'xlsx', contract.getOrderSheet.media, Buffer.from(await orderXlsx(order)))
  })

  serve(platform, contract.getOrderPdf, shapes.getOrderPdf, async ({ viewer, query, now, reply }) => {
    const order = await documentOf(viewer, query.language, now)
    const { seller } = shop.current()
    const signal = signalOf(shop.current())
    const { orderPdf } = await import('./pdf.ts')
    const file = await orderPdf(order, { signal, onSignal: textOn(signal) }, seller.company)
    return send(reply, order, 'pdf', contract.getOrderPdf.media, file)
  })
}

async function send(
  reply: FastifyReply,
  { language }: OrderDocument,
  kind: 'xlsx' | 'pdf',
  media: string,
  file: Buffer,
): Promise<undefined> {
  await reply
    .type(media)
    .header('content-disposition', `attachment; filename="${exportTexts[language].file}.${kind}"`)
    .send(file)
  return undefined
}
