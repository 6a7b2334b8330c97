import { getPickListPdf } from '@fairfloor/domain/picking/contract'
import * as shapes from '@fairfloor/domain/picking/shapes'
import { titles } from '@fairfloor/domain/picking/titles'
import { textOn } from '@fairfloor/domain/seller/colours'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import { type LiveShop, signalOf } from '../../seller/index.ts'
import { pickListAnswer } from '../pick-list-answer.ts'

type Deps = { readonly catalogue: Catalogue; readonly shop: LiveShop }

/** Serves pick lists to be printed, in the operator's language. */
export function servePickListPdf(platform: Platform, { catalogue, shop }: Deps): void {
  serve(platform, getPickListPdf, shapes.getPickListPdf, async ({ params, viewer, reply }) => {
    const list = await pickListAnswer(platform.db, params.pick_list_id, catalogue.snapshot())
    const { languages, seller, timeZone } = shop.current()
    const language = viewer.language ?? languages[0] ?? 'en'
    const signal = signalOf(shop.current())
    // Loaded with the first list, as the libraries of the PDF and of the bars are.
    const { pickListPdf } = await import('./pick-list-pdf.ts')
    const ink = { signal, onSignal: textOn(signal) }
    const file = await pickListPdf(list, { language, seller, timeZone, ink })
    await reply
      .type(getPickListPdf.media)
      .header('content-disposition', `inline; filename="${titles[language].pickList(list.pick_list_id)}.pdf"`)
      .send(file)
    return undefined
  })
}
