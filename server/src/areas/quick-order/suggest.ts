import type { Answer } from '@fairfloor/domain/endpoint'
import type { getSuggestions } from '@fairfloor/domain/quick-order/contract'
import { codeKey, wordsOf } from '@fairfloor/domain/words'
import type { Flavour } from '../catalogue/index.ts'
import type { OwnReferences } from '../customer-api/index.ts'
import { type Goods, isForSale } from './goods.ts'
import { numberOf } from './number-of.ts'

const MOST = 8

/**
 * Flavours that a name or the beginning of a number may mean, best first: those with such an own reference, then what the
 * search finds, of each size the flavours that the term names.
 */
export function suggest(term: string, own: OwnReferences, goods: Goods): Answer<typeof getSuggestions> {
  const { snapshot, search, now } = goods
  const key = codeKey(term)
  const found = new Set<Flavour>()
  for (const [id, reference] of own) {
    const flavour = key !== '' && codeKey(reference).startsWith(key) && snapshot.flavours.get(id)
    if (flavour && isForSale(flavour, goods)) found.add(flavour)
    if (found.size === MOST) break
  }
  for (const id of search.findSizes(snapshot, term, now).ids) {
    if (found.size >= MOST) break
    const flavours = snapshot.sizes.get(id)?.flavours.filter(one => isForSale(one, goods)) ?? []
    for (const flavour of named(flavours, term)) found.add(flavour)
  }
  const number = numberOf(own, goods)
  return [...found].slice(0, MOST).map(flavour => ({
    flavour_id: flavour.id,
    number: number(flavour),
    size: [flavour.size.product.brand.name, flavour.size.product.name, flavour.size.name].filter(Boolean).join(' '),
    flavour: flavour.name,
  }))
}

/** The flavours that fit the term best by their own names and numbers; all where none does. */
function named(flavours: readonly Flavour[], term: string): readonly Flavour[] {
  const key = codeKey(term)
  const words = wordsOf(term)
  const fits = ({ name, sku, ean }: Flavour): number => {
    if (key !== '' && [sku, ean ?? ''].some(number => codeKey(number).startsWith(key))) return words.length + 1
    const own = wordsOf(name)
    return words.filter(word => own.some(one => one.startsWith(word))).length
  }
  const best = Math.max(0, ...flavours.map(fits))
  return flavours.filter(flavour => fits(flavour) === best)
}
