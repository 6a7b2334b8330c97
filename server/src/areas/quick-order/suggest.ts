import type { Answer } from '@fairfloor/domain/endpoint'
import type { getSuggestions } from '@fairfloor/domain/quick-order/contract'
import { codeKey } from '@fairfloor/domain/words'
import type { Flavour } from '../catalogue/index.ts'
import type { OwnReferences } from '../customer-api/index.ts'
import { type Goods, isForSale } from './goods.ts'
import { named } from './named.ts'
import { numberOf } from './number-of.ts'

const MOST = 8

/**
 * Flavours that a name or the beginning of a number may mean, best first: those with such an own reference, then what the
 * search finds, of each size the flavours that the term names.
 */
export function suggest(term: string, own: OwnReferences, goods: Goods): Answer<typeof getSuggestions> {
  const key = codeKey(term)
  const found = new Set<Flavour>()
  for (const [id, reference] of own) {
    const flavour = key !== '' && codeKey(reference).startsWith(key) && goods.snapshot.flavours.get(id)
    if (flavour && isForSale(flavour, goods)) found.add(flavour)
    if (found.size === MOST) break
  }
  for (const flavour of named(term, goods, MOST)) found.add(flavour)
  const number = numberOf(own, goods)
  return [...found].slice(0, MOST).map(flavour => ({
    flavour_id: flavour.id,
    number: number(flavour),
    size: [flavour.size.product.brand.name, flavour.size.product.name, flavour.size.name].filter(Boolean).join(' '),
    flavour: flavour.name,
  }))
}
