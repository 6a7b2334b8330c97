import { findFlavours as contract } from '@fairfloor/domain/catalogue/flavour-desk-contract'
import * as shapes from '@fairfloor/domain/catalogue/flavour-desk-shapes'
import { codeKey } from '@fairfloor/domain/words'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { mentions } from '../../back-office/index.ts'
import type { Catalogue } from '../live.ts'
import { nameOf } from '../product-size.ts'
import { type Flavour, type Snapshot, stockOf } from '../snapshot.ts'

const MOST = 20

/** Finds flavours for the operator, also those that are not on sale. */
export function serveFlavourFinder(platform: Platform, catalogue: Catalogue): void {
  serve(platform, contract, shapes.findFlavours, ({ query: { search } }) => {
    const snapshot = catalogue.snapshot()
    return {
      flavours: flavoursLike(snapshot, search, MOST).map(({ id, sku, ean, size }) => ({
        id,
        sku,
        ean,
        name: nameOf(snapshot, id),
        units_per_case: size.unitsPerCase,
        quantity: stockOf(snapshot, id).quantity,
      })),
    }
  })
}

/** Whether an EAN is the one that is searched for: leading zeros, blanks and dashes do not count. */
export function isEan(search: string): (ean: string | null) => boolean {
  const key = /^[\d\s-]*$/.test(search) ? codeKey(search) : ''
  return ean => key !== '' && ean !== null && ean.endsWith(key) && codeKey(ean) === key
}

/**
 * Flavours of which name, SKU, EAN and the EAN of the case together hold every word of a search, or whose EAN it is, as the snapshot has them;
 * all of them where nothing is searched.
 * @param most at most so many
 */
export function flavoursLike(snapshot: Snapshot, search: string, most = Number.POSITIVE_INFINITY): Flavour[] {
  const found: Flavour[] = []
  const isSought = isEan(search)
  for (const flavour of snapshot.flavours.values()) {
    if (found.length >= most) break
    const { id, sku, ean, size } = flavour
    const text = `${nameOf(snapshot, id)} ${sku} ${ean ?? ''} ${size.eanCase ?? ''}`
    if (mentions(text, search.trim()) || isSought(ean) || isSought(size.eanCase)) found.push(flavour)
  }
  return found
}
