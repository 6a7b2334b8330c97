import { getReferenceSheet } from '@fairfloor/domain/customer-api/mapping-contract'
import { MOST_ROWS } from '@fairfloor/domain/customer-api/mapping-limits'
import * as shapes from '@fairfloor/domain/customer-api/mapping-shapes'
import { refuse } from '@fairfloor/domain/customer-api/refusals'
import { sheetTitles } from '@fairfloor/domain/customer-api/sheet-titles'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { TEXT, xlsxStream } from '../../../platform/table-streams.ts'
import type { Catalogue, Flavour, Snapshot } from '../../catalogue/index.ts'
import { type LiveShop, languageOf } from '../../seller/index.ts'
import type { KeptReferences, OwnReferences } from '../references.ts'
import { requireApiAccess } from '../settings.ts'
import { type Asked, flavoursByBrand, flavoursOf } from './assortment.ts'

type Deps = { readonly catalogue: Catalogue; readonly references: KeptReferences; readonly shop: LiveShop }

/** Serves the customer's own references as a sheet to fill in. */
export function serveReferenceSheet(platform: Platform, { catalogue, references, shop }: Deps): void {
  serve(platform, getReferenceSheet, shapes.getReferenceSheet, async ({ viewer, query, now, request, reply }) => {
    requireApiAccess(viewer)
    const snapshot = catalogue.snapshot()
    const brand = query.brand_id === undefined ? undefined : snapshot.brands.get(query.brand_id)
    if (query.brand_id !== undefined && !brand) throw refuse('not_found')
    const own = await references.of(viewer.customerId)
    const { priceGroupId, country } = viewer
    const asked = { priceGroupId, country, now }
    const parts = brand ? [flavoursOf(brand, own, asked)] : partsOf(snapshot, own, asked)
    const t = sheetTitles[languageOf(request, shop.current())]
    const file = await xlsxStream(t.name, columnsOf(t, own), upTo(MOST_ROWS, parts))
    await reply
      .type(getReferenceSheet.media)
      .header('content-disposition', 'attachment; filename="sku-mapping.xlsx"')
      .send(file)
    return undefined
  })
}

/** Those with a reference come first, for a range that is longer than a sheet. */
function* partsOf(snapshot: Snapshot, own: OwnReferences, asked: Asked): Generator<readonly Flavour[]> {
  let count = 0
  for (const part of flavoursByBrand(snapshot, own, asked)) count += part.length
  if (count <= MOST_ROWS) return yield* flavoursByBrand(snapshot, own, asked)
  for (const isReferred of [true, false])
    for (const part of flavoursByBrand(snapshot, own, asked)) yield part.filter(({ id }) => own.has(id) === isReferred)
}

function* upTo(most: number, parts: Iterable<readonly Flavour[]>): Generator<readonly Flavour[]> {
  let left = most
  for (const part of parts) {
    if (left <= 0) return
    yield part.slice(0, left)
    left -= part.length
  }
}

/** All of them text: numbers keep their zeros, also those that are typed into the sheet. */
function columnsOf(t: (typeof sheetTitles)['en'], own: OwnReferences) {
  const column = (title: string, width: number, value: (flavour: Flavour) => string | null) => ({
    title,
    width,
    value,
    format: TEXT,
  })
  return [
    column('SKU', 18, ({ sku }) => sku),
    column('EAN', 16, ({ ean }) => ean),
    column(t.brand, 22, ({ size }) => size.product.brand.name),
    column(t.product, 36, ({ size }) => size.product.name),
    column(t.size, 14, ({ size }) => size.name),
    column(t.flavour, 26, ({ name }) => name),
    column(t.reference, 24, ({ id }) => own.get(id) ?? null),
  ]
}
