import { csvForms } from '@fairfloor/domain/csv-cell'
import * as contract from '@fairfloor/domain/customer-api/download-contract'
import * as shapes from '@fairfloor/domain/customer-api/download-shapes'
import type { Language } from '@fairfloor/domain/language'
import { type CustomerViewer, hasRight } from '@fairfloor/domain/viewer'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isKnown } from '../../../platform/etag.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { csvStream, type Parts, sendText, xlsxStream } from '../../../platform/table-streams.ts'
import type { SheetColumn } from '../../../platform/workbook.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import type { Promotions } from '../../promotions/index.ts'
import { type LiveShop, languageOf } from '../../seller/index.ts'
import type { KeptReferences } from '../references.ts'
import { requireApiAccess } from '../settings.ts'
import { feedColumns, priceListColumns } from './columns.ts'
import { linesOf } from './lines.ts'
import { described, productDataColumns } from './product-data.ts'
import { fileTexts } from './texts.ts'
import { countMovements, endedBy, openVersions } from './version.ts'

type Deps = {
  readonly catalogue: Catalogue
  readonly references: KeptReferences
  readonly promotions: Promotions
  readonly shop: LiveShop
}

type Call = {
  readonly viewer: CustomerViewer
  readonly query: { readonly language?: Language | undefined }
  readonly now: Date
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Serves what the customer can order as files for the customer's own systems. */
export function serveDownloads(platform: Platform, { catalogue, references, promotions, shop }: Deps): void {
  const { db, config } = platform
  const movements = countMovements(catalogue)
  const versionOf = openVersions()

  async function assortmentOf({ viewer, query, now, request }: Call) {
    requireApiAccess(viewer)
    const snapshot = catalogue.snapshot()
    const own = await references.of(viewer.customerId)
    const { priceGroupId, country } = viewer
    const { languages } = shop.current()
    const language = query.language ?? languageOf(request, { languages })
    const seesPrices = hasRight(viewer, 'prices')
    return {
      snapshot,
      language,
      languages: [language, ...languages],
      country,
      seesPrices,
      lines: linesOf({ snapshot, promotions, own }, { priceGroupId, country, now }),
      /** What the lines depend on beside the stock. */
      from: [snapshot, own, promotions.basis(now), endedBy(snapshot, now)],
      key: JSON.stringify([viewer.customerId, priceGroupId, country, language, seesPrices]),
    }
  }

  /** @returns whether the reader has this version */
  function hasVersion({ request, reply }: Call, key: string, from: readonly unknown[]): boolean {
    reply.header('cache-control', 'private, no-cache')
    return isKnown(request, reply, versionOf(key, from))
  }

  async function sendCsv<Line>(
    { request, reply }: Call,
    name: string,
    columns: readonly SheetColumn<Line>[],
    parts: Parts<Line>,
    language: Language,
  ): Promise<undefined> {
    reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}.csv"`)
    await sendText(request, reply, csvStream(columns, parts, csvForms[language]))
  }

  async function sendXlsx<Line>(
    { reply }: Call,
    name: string,
    title: string,
    columns: readonly SheetColumn<Line>[],
    parts: Parts<Line>,
  ): Promise<undefined> {
    reply.type(contract.getPriceListXlsx.media).header('content-disposition', `attachment; filename="${name}.xlsx"`)
    await reply.send(await xlsxStream(title, columns, parts))
  }

  serve(platform, contract.getFeed, shapes.getFeed, async call => {
    const { snapshot, language, seesPrices, lines, from, key } = await assortmentOf(call)
    if (hasVersion(call, `feed ${key}`, [...from, movements()])) return undefined
    return sendCsv(call, 'assortment', feedColumns(fileTexts[language], snapshot, seesPrices), lines, language)
  })

  serve(platform, contract.getPriceListCsv, shapes.getPriceListCsv, async call => {
    const { language, lines, from, key } = await assortmentOf(call)
    if (hasVersion(call, `prices ${key}`, from)) return undefined
    return sendCsv(call, 'price-list', priceListColumns(fileTexts[language]), lines, language)
  })

  serve(platform, contract.getPriceListXlsx, shapes.getPriceListXlsx, async call => {
    const { language, lines } = await assortmentOf(call)
    const t = fileTexts[language]
    return sendXlsx(call, 'price-list', t.priceList, priceListColumns(t), lines)
  })

  /** The rows with their labels, and the columns. */
  async function productData(call: Call) {
    const { snapshot, language, languages, country, seesPrices, lines } = await assortmentOf(call)
    const t = fileTexts[language]
    const columns = productDataColumns({ t, snapshot, seesPrices, publicUrl: config.publicUrl })
    return { t, language, columns, parts: described(db, lines, { languages, country }) }
  }

  serve(platform, contract.getProductDataCsv, shapes.getProductDataCsv, async call => {
    const { language, columns, parts } = await productData(call)
    return sendCsv(call, 'product-data', columns, parts, language)
  })

  serve(platform, contract.getProductDataXlsx, shapes.getProductDataXlsx, async call => {
    const { t, columns, parts } = await productData(call)
    return sendXlsx(call, 'product-data', t.productData, columns, parts)
  })
}
