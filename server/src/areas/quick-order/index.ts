import { refuse as refuseFile } from '@fairfloor/domain/catalogue/refusals'
import type { Answer } from '@fairfloor/domain/endpoint'
import { getSuggestions, getTemplate, readOrderFile, recognise } from '@fairfloor/domain/quick-order/contract'
import { fairQuickOrderPage, quickOrderPage } from '@fairfloor/domain/quick-order/pages'
import { MOST_LINES, type ReadLine, readLines } from '@fairfloor/domain/quick-order/read-lines'
import { refuse } from '@fairfloor/domain/quick-order/refusals'
import * as shapes from '@fairfloor/domain/quick-order/shapes'
import { titles } from '@fairfloor/domain/quick-order/titles'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { readSheet } from '../../platform/sheets/read-sheet.ts'
import { UnreadableFile } from '../../platform/sheets/source.ts'
import { nameOf } from '../catalogue/index.ts'
import type { KeptReferences } from '../customer-api/index.ts'
import { type Deps, goodsAt, sizesShown } from './goods.ts'
import { type Meaning, recogniseLines } from './recognise.ts'
import { suggest } from './suggest.ts'
import { readTemplate } from './template.ts'

/** Orders of many lines at once, by numbers, in the shop and at the fair. */
export function registerQuickOrder(platform: Platform, deps: Deps & { readonly references: KeptReferences }): void {
  const { references, shows } = deps
  platform.pages.describe(quickOrderPage, 'private', ({ language }) => ({ title: titles[language].quickOrder }))
  platform.pages.describe(fairQuickOrderPage, 'private', ({ language }) => ({ title: titles[language].atTheFair }))

  serve(platform, recognise, shapes.recognise, async ({ viewer, body, now }) => {
    const goods = goodsAt(deps, viewer, body.at, now)
    const { snapshot } = goods
    const meanings = await recogniseLines(linesIn(body.text), await references.of(viewer.customerId), goods)
    const named = new Set(meanings.flatMap(({ flavours, nearest }) => [...flavours, ...nearest]))
    const sizes = [...new Set([...named].map(({ size }) => size))]
    const ids = new Set([...named].map(({ id }) => id))
    const show = await sizesShown(deps, viewer, goods)
    return {
      lines: meanings.map(
        ({ line, by, flavours, nearest, gone, notHere }: Meaning): Answer<typeof recognise>['lines'][number] => ({
          ...line,
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
    const text = await readSheet(viewer, body.file.content, MOST_LINES).catch(error => {
      throw error instanceof UnreadableFile ? refuseFile('wrong_file', { why: error.message }).at('file') : error
    })
    return {
      text: linesIn(text)
        .map(({ code, quantity }) => `${code}\t${quantity}`)
        .join('\n'),
    }
  })
}

/** @throws Refusal no_lines, too_many_lines */
function linesIn(text: string): ReadLine[] {
  const lines = readLines(text)
  if (lines.length === 0) throw refuse('no_lines')
  if (lines.length > MOST_LINES) throw refuse('too_many_lines', { most: MOST_LINES })
  return lines
}
