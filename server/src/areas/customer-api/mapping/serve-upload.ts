import { uploadReferences } from '@fairfloor/domain/customer-api/mapping-contract'
import { MOST_BYTES, MOST_ROWS } from '@fairfloor/domain/customer-api/mapping-limits'
import * as shapes from '@fairfloor/domain/customer-api/mapping-shapes'
import { refuse } from '@fairfloor/domain/customer-api/refusals'
import { knownTitles } from '@fairfloor/domain/customer-api/sheet-titles'
import type { UploadedFile } from '@fairfloor/domain/endpoint'
import type { Viewer } from '@fairfloor/domain/viewer'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { type ColumnsRow, readColumns } from '../../../platform/sheets/read-sheet.ts'
import { NoHeader, NoWorkbook, UnreadableFile } from '../../../platform/sheets/source.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import { type LiveShop, languageOf } from '../../seller/index.ts'
import type { KeptReferences } from '../references.ts'
import { requireApiAccess } from '../settings.ts'
import { matchRows } from './match-rows.ts'
import { reasonOf } from './reasons.ts'
import { takeReferences } from './take-references.ts'

type Deps = { readonly catalogue: Catalogue; readonly references: KeptReferences; readonly shop: LiveShop }

const TITLES = [knownTitles.sku, knownTitles.ean, knownTitles.reference]

/** Takes workbooks of references. */
export function serveReferenceUpload(platform: Platform, { catalogue, references, shop }: Deps): void {
  serve(platform, uploadReferences, shapes.uploadReferences, async ({ viewer, body, transaction, request }) => {
    requireApiAccess(viewer)
    const rows = await rowsIn(viewer, body.filepond)
    const snapshot = catalogue.snapshot()
    const { customerId, userId: by } = viewer
    const matched = await matchRows(snapshot, rows)
    const settled = await transaction(tx =>
      takeReferences(tx, matched.mapped, { customerId, by, clock: platform.clock }),
    )
    references.drop(customerId)
    const language = languageOf(request, shop.current())
    const given = new Map(rows.map(one => [one[0], one]))
    const numbered = (row: number) => ({ row })
    return {
      taken: settled.taken.map(numbered),
      unchanged: settled.unchanged.map(numbered),
      refused: [...matched.refused, ...settled.refused]
        .sort((a, b) => a.row - b.row)
        .map(({ row, fault }) => {
          const [, sku = '', ean = '', reference = ''] = given.get(row) ?? []
          return { row, reason: reasonOf(fault, snapshot, language), number: sku || ean, reference }
        }),
    }
  })
}

const MOST = { bytes: MOST_BYTES, rows: MOST_ROWS }

/** @throws Refusal file_missing, too_large, not_a_workbook, sheet_unreadable, columns_missing, sheet_too_long */
export async function rowsIn(
  asker: Pick<Viewer, 'customerId' | 'userId'>,
  file: UploadedFile | undefined,
  most = MOST,
): Promise<ColumnsRow[]> {
  if (!file || (file.content.length === 0 && file.filename === '')) throw refuse('file_missing').at('filepond')
  if (file.content.length > most.bytes) throw refuse('too_large', { bytes: most.bytes }).at('filepond')
  const { found, rows } = await readColumns(asker, file.content, TITLES, most.rows).catch(error => {
    if (error instanceof NoHeader) throw refuse('columns_missing').at('filepond')
    if (error instanceof NoWorkbook) throw refuse('not_a_workbook').at('filepond')
    if (error instanceof UnreadableFile) throw refuse('sheet_unreadable', { why: error.message }).at('filepond')
    throw error
  })
  const [hasSku, hasEan, hasReference] = found
  if (!hasReference || !(hasSku || hasEan)) throw refuse('columns_missing').at('filepond')
  if (rows.length > most.rows) throw refuse('sheet_too_long', { most: most.rows }).at('filepond')
  return rows
}
