import { codeKey, wordsOf } from '@fairfloor/domain/words'
import type { Flavour } from '../catalogue/index.ts'
import { type Goods, isForSale } from './goods.ts'

/** Flavours that a name or the beginning of a number may mean, best first: of each size that the search finds those that the term names. */
export function named(term: string, goods: Goods, most: number): Flavour[] {
  const found: Flavour[] = []
  for (const id of goods.search.findSizes(goods.snapshot, term, goods.now).ids) {
    if (found.length >= most) break
    const flavours = goods.snapshot.sizes.get(id)?.flavours.filter(one => isForSale(one, goods)) ?? []
    found.push(...best(flavours, term))
  }
  return found.slice(0, most)
}

/** The flavours that fit the term best by their own names and numbers; all where none does. */
function best(flavours: readonly Flavour[], term: string): readonly Flavour[] {
  const key = codeKey(term)
  const words = wordsOf(term)
  const fits = ({ name, sku, ean }: Flavour): number => {
    if (key !== '' && [sku, ean ?? ''].some(number => codeKey(number).startsWith(key))) return words.length + 1
    const own = wordsOf(name)
    return words.filter(word => own.some(one => one.startsWith(word))).length
  }
  const most = Math.max(0, ...flavours.map(fits))
  return flavours.filter(flavour => fits(flavour) === most)
}
