import { refuse as refuseFile } from '@fairfloor/domain/catalogue/refusals'
import { dayIn } from '@fairfloor/domain/day'
import { getDeliveryTemplate, readDeliverySheet } from '@fairfloor/domain/stock/goods-in/contract'
import { MOST_LINES } from '@fairfloor/domain/stock/goods-in/most-lines'
import * as shapes from '@fairfloor/domain/stock/goods-in/shapes'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { readSheet } from '../../../platform/sheets/read-sheet.ts'
import { UnreadableFile } from '../../../platform/sheets/source.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import type { LiveShop } from '../../seller/index.ts'
import { recogniseSheet } from './sheet.ts'

type Deps = { readonly catalogue: Catalogue; readonly shop: LiveShop }

/** Reads sheets of expected goods, and gives one to fill in. */
export function serveDeliverySheets(platform: Platform, { catalogue, shop }: Deps): void {
  serve(platform, readDeliverySheet, shapes.readDeliverySheet, async ({ viewer, body }) => {
    const text = await readSheet(viewer, body.file.content, MOST_LINES).catch(error => {
      throw error instanceof UnreadableFile ? refuseFile('wrong_file', { why: error.message }).at('file') : error
    })
    return recogniseSheet(text, catalogue.snapshot())
  })

  serve(platform, getDeliveryTemplate, shapes.getDeliveryTemplate, async ({ query, viewer, now, reply }) => {
    const { languages, timeZone } = shop.current()
    const language = query.language ?? viewer.language ?? languages[0] ?? 'en'
    // Loaded with the first file: the library of workbooks is large.
    const { sheetTemplate } = await import('./template.ts')
    const today = dayIn(now, timeZone)
    const file = await sheetTemplate(platform.db, { snapshot: catalogue.snapshot(), language, today, now })
    await reply
      .type(getDeliveryTemplate.media)
      .header('content-disposition', 'attachment; filename="expected-goods.xlsx"')
      .send(Buffer.from(file))
    return undefined
  })
}
