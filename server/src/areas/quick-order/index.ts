import { refuse as refuseFile } from '@fairfloor/domain/catalogue/refusals'
import type { Answer } from '@fairfloor/domain/endpoint'
import { getSuggestions, getTemplate, readOrderFile, recognise } from '@fairfloor/domain/quick-order/contract'
import { MOST_ABOVE, MOST_LINES } from '@fairfloor/domain/quick-order/most-lines'
import { fairQuickOrderPage, quickOrderPage } from '@fairfloor/domain/quick-order/pages'
import { readLines } from '@fairfloor/domain/quick-order/read-lines'
import { rowsOf } from '@fairfloor/domain/quick-order/rows'
import * as shapes from '@fairfloor/domain/quick-order/shapes'
import { LONGEST_TEXT } from '@fairfloor/domain/quick-order/shapes'
import { titles } from '@fairfloor/domain/quick-order/titles'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { readSheet } from '../../platform/sheets/read-sheet.ts'
import { UnreadableFile } from '../../platform/sheets/source.ts'
import { nameOf } from '../catalogue/index.ts'
import type { KeptReferences } from '../customer-api/index.ts'
import { type Deps, goodsAt, sizesShown } from './goods.ts'
import { countedLines, type Meaning, recogniseText } from './recognise.ts'
import { suggest } from './suggest.ts'
import { readTemplate } from './template.ts'

const TOO_LONG = `It has more than ${LONGEST_TEXT.toLocaleString('en')} characters. Please send fewer columns or rows.`

/** Orders of many lines at once, by numbers, in the shop and at the fair. */
export function registerQuickOrder(platform: Platform, deps: Deps & { readonly references: KeptReferences }): void {
  const { references, shows } = deps
  platform.pages.describe(quickOrderPage, 'private', ({ language }) => ({ title: titles[language].quickOrder }))
  platform.pages.describe(fairQuickOrderPage, 'private', ({ language }) => ({ title: titles[language].atTheFair }))

  serve(platform, recognise, shapes.recognise, async ({ viewer, body, now }) => {
    const goods = goodsAt(deps, viewer, body.at, now)
    const { snapshot } = goods
    const meanings = await recogniseText(body.text, await references.of(viewer.customerId), goods)
    const named = new Set(meanings.flatMap(({ flavours, nearest }) => [...flavours, ...nearest]))
    const sizes = [...new Set([...named].map(({ size }) => size))]
    const ids = new Set([...named].map(({ id }) => id))
    const show = await sizesShown(deps, viewer, goods)
    return {
      lines: meanings.map(
        ({ line, by, flavours, nearest, gone, notHere }: Meaning): Answer<typeof recognise>['lines'][number] => ({
          line: line.line,
          text: line.text,
          code: line.code,
          quantity: line.quantity,
          quantities: [...line.quantities],
          by,
          flavour_ids: flavours.map(({ id }) => id),
          nearest_ids: nearest.map(({ id }) => id),
          gone: gone && nameOf(snapshot, gone.id),
          not_here: notHere && nameOf(snapshot, notHere.id),
        }),
      ),
      sizes: sizes.map(show).map(shown => ({
        ...shown,
        product_attributes: shown.product_attributes.filter(({ id }) => ids.has(id)),
      })),
    }
  })

  serve(platform, getSuggestions, shapes.getSuggestions, async ({ viewer, query, now }) =>
    suggest(query.term, await references.of(viewer.customerId), goodsAt(deps, viewer, query.at, now)),
  )

  serve(platform, getTemplate, shapes.getTemplate, async ({ viewer, query, now }) => {
    const own = await references.of(viewer.customerId)
    const goods = goodsAt(deps, viewer, query.at, now)
    return readTemplate(platform.db, viewer, query, { own, goods, shows })
  })

  serve(platform, readOrderFile, shapes.readOrderFile, async ({ viewer, body }) => {
    const most = MOST_LINES + MOST_ABOVE
    const text = await readSheet(viewer, body.file.content, most).catch(error => {
      throw error instanceof UnreadableFile ? refuseFile('wrong_file', { why: error.message }).at('file') : error
    })
    if (text.length > LONGEST_TEXT) throw refuseFile('wrong_file', { why: TOO_LONG }).at('file')
    countedLines(readLines(rowsOf(text), () => undefined))
    return { text }
  })
}
