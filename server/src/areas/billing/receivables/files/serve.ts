import * as contract from '@fairfloor/domain/billing/receivables/contract'
import * as shapes from '@fairfloor/domain/billing/receivables/shapes'
import { dayIn } from '@fairfloor/domain/day'
import type { Viewer } from '@fairfloor/domain/viewer'
import { csvOf } from '../../../../platform/csv.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { serve } from '../../../../platform/serve.ts'
import type { LiveShop } from '../../../seller/index.ts'
import type { Wanted } from '../condition.ts'
import { everyDocument } from '../documents.ts'
import { columnsOf, factsOf } from './columns.ts'
import { fileTexts } from './texts.ts'

/** Serves the list of documents as files, in the operator's language. */
export function serveDocumentFiles(platform: Platform, shop: LiveShop): void {
  async function given(wanted: Wanted, viewer: Viewer, now: Date) {
    const { languages, timeZone } = shop.current()
    const language = viewer.language ?? languages[0] ?? 'en'
    const today = dayIn(now, timeZone)
    const lines = await everyDocument(platform.db, wanted, today)
    return { lines, language, today, t: fileTexts[language], columns: columnsOf(language, timeZone) }
  }

  serve(platform, contract.getDocumentsSheet, shapes.getDocumentsFile, async ({ query, viewer, now, reply }) => {
    const { lines, columns, language, today, t } = await given(query, viewer, now)
    // Loaded with the first file: the library is large.
    const { listWorkbook } = await import('../../../../platform/workbook.ts')
    const details = { name: t.details, facts: factsOf(query, { language, today, lines }) }
    const file = await listWorkbook({ title: t.title, name: t.title, columns, lines, details, at: now })
    await reply
      .type(contract.getDocumentsSheet.media)
      .header('content-disposition', `attachment; filename="${t.file}-${today}.xlsx"`)
      .send(Buffer.from(file))
    return undefined
  })

  serve(platform, contract.getDocumentsCsv, shapes.getDocumentsFile, async ({ query, viewer, now, reply }) => {
    const { lines, columns, today, t } = await given(query, viewer, now)
    await reply
      .type(`${contract.getDocumentsCsv.media}; charset=utf-8`)
      .header('content-disposition', `attachment; filename="${t.file}-${today}.csv"`)
      .send(csvOf(columns, lines))
    return undefined
  })
}
