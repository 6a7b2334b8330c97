import { Readable } from 'node:stream'
import { MOST_AT_ONCE, MOST_BY_MAIL } from '@fairfloor/domain/billing/documents/addresses'
import * as contract from '@fairfloor/domain/billing/documents/contract'
import { invoicesPage } from '@fairfloor/domain/billing/documents/pages'
import * as shapes from '@fairfloor/domain/billing/documents/shapes'
import { titles } from '@fairfloor/domain/billing/titles'
import { type Day, dayIn } from '@fairfloor/domain/day'
import { refuse } from '@fairfloor/domain/general-refusals'
import type { FastifyReply } from 'fastify'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import type { Letters, LiveShop } from '../../seller/index.ts'
import type { OpenOf } from '../receivables/account.ts'
import { askForZip, fileOf, isZipName, makeMailedZips } from './mailed-zip.ts'
import { ownDocuments } from './own-documents.ts'
import { numbersOf, zipOf } from './zip.ts'

type Deps = { readonly shop: LiveShop; readonly letters: Letters; readonly openOf: OpenOf }

/** Serves a customer's invoices and credit notes, one by one as a list and many as a ZIP. */
export function serveOwnDocuments(platform: Platform, { shop, letters, openOf }: Deps): void {
  const { db, files } = platform
  const todayOf = (now: Date): Day => dayIn(now, shop.current().timeZone)
  platform.pages.describe(invoicesPage, 'private', ({ language }) => ({ title: titles[language].invoices }))
  makeMailedZips(platform, { shop, letters })

  serve(platform, contract.getOwnDocuments, shapes.getOwnDocuments, ({ query, viewer, now }) => {
    const { timeZone } = shop.current()
    return ownDocuments(db, viewer.customerId, query, { today: todayOf(now), timeZone, openOf })
  })

  serve(platform, contract.getDocumentsZip, shapes.getDocumentsZip, async ({ query, viewer, now, reply }) => {
    const { customerId } = viewer
    const numbers = await numbersOf(db, customerId, query, { today: todayOf(now), most: MOST_AT_ONCE })
    return sendZip(reply, Readable.fromWeb(zipOf(db, customerId, numbers, { shop, at: now }) as never))
  })

  serve(platform, contract.mailDocumentsZip, shapes.mailDocumentsZip, ({ body, viewer, now, transaction }) =>
    transaction(async tx => {
      const { customerId, userId } = viewer
      const numbers = await numbersOf(tx, customerId, body, { today: todayOf(now), most: MOST_BY_MAIL })
      await askForZip(platform, tx, { customerId, userId, numbers })
      return { documents: numbers.length }
    }),
  )

  serve(platform, contract.getMailedZip, shapes.getMailedZip, async ({ params, viewer, reply }) => {
    const stored = isZipName(params.name) && (await files.stream(fileOf(viewer.customerId, params.name)))
    if (!stored) throw refuse('not_found')
    return sendZip(reply.header('content-length', stored.size), stored.body)
  })
}

function sendZip(reply: FastifyReply, body: Readable): undefined {
  reply
    .type(contract.getDocumentsZip.media)
    .header('content-disposition', 'attachment; filename="invoices.zip"')
    .header('cache-control', 'private, no-store')
    .send(body)
  return undefined
}
