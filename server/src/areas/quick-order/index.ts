import { refuse as refuseFile } from '@fairfloor/domain/catalogue/refusals'
import type { Answer } from '@fairfloor/domain/endpoint'
import { readOrderFile, recognise } from '@fairfloor/domain/quick-order/contract'
import { quickOrderPage } from '@fairfloor/domain/quick-order/pages'
import { MOST_LINES, type ReadLine, readLines } from '@fairfloor/domain/quick-order/read-lines'
import { refuse } from '@fairfloor/domain/quick-order/refusals'
import * as shapes from '@fairfloor/domain/quick-order/shapes'
import { titles } from '@fairfloor/domain/quick-order/titles'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { type LookOf, type Search, shopSizeOf } from '../assortment/index.ts'
import { type Catalogue, nameOf, readSheet, UnreadableFile } from '../catalogue/index.ts'
import type { KeptReferences } from '../customer-api/index.ts'
import { type Meaning, recogniseLines } from './recognise.ts'

type Deps = {
  readonly catalogue: Catalogue
  readonly search: Search
  readonly references: KeptReferences
  readonly lookOf: LookOf
}

/** Orders of many lines at once, by numbers. */
export function registerQuickOrder(platform: Platform, { catalogue, search, references, lookOf }: Deps): void {
  platform.pages.describe(quickOrderPage, 'private', ({ language }) => ({ title: titles[language].quickOrder }))

  serve(platform, recognise, shapes.recognise, async ({ viewer, body, now }) => {
    const lines = linesIn(body.text)
    const own = await references.of(viewer.customerId)
    const look = await lookOf(viewer, now)
    const snapshot = catalogue.snapshot()
    const meanings = await recogniseLines(lines, own, { snapshot, search, buyer: look, now })
    const named = new Set(meanings.flatMap(({ flavours, nearest }) => [...flavours, ...nearest]))
    const sizes = [...new Set([...named].map(({ size }) => size))]
    const ids = new Set([...named].map(({ id }) => id))
    return {
      lines: meanings.map(
        ({ line, by, flavours, nearest, gone }: Meaning): Answer<typeof recognise>['lines'][number] => ({
          ...line,
          by,
          flavour_ids: flavours.map(({ id }) => id),
          nearest_ids: nearest.map(({ id }) => id),
          gone: gone && nameOf(snapshot, gone.id),
        }),
      ),
      sizes: sizes.map(size => {
        const shown = shopSizeOf(snapshot, size, look)
        return { ...shown, product_attributes: shown.product_attributes.filter(({ id }) => ids.has(id)) }
      }),
    }
  })

  serve(platform, readOrderFile, shapes.readOrderFile, async ({ body }) => {
    const text = await readSheet(body.file.content, MOST_LINES).catch(error => {
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
