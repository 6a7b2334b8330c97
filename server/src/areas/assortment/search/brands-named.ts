import { closenessOf } from '@fairfloor/domain/assortment/closeness'
import { searchWordsOf } from '@fairfloor/domain/assortment/sought-words'
import type { Brand, Snapshot } from '../../catalogue/index.ts'

/** The brands whose name has a word for every typed one, best first. There are few, so each name is looked at. */
export function brandsNamed({ brands }: Snapshot, typed: readonly string[]): Brand[] {
  if (typed.length === 0) return []
  return [...brands.values()]
    .flatMap(brand => {
      const score = scoreOf(wordsOf(brand), typed)
      return score === undefined ? [] : [{ brand, score }]
    })
    .sort((a, b) => a.score - b.score)
    .map(({ brand }) => brand)
}

function scoreOf(words: readonly string[], typed: readonly string[]): number | undefined {
  let sum = 0
  for (const one of typed) {
    const fitting = words.map(word => closenessOf(word, one)).filter(closeness => closeness !== undefined)
    if (fitting.length === 0) return undefined
    sum += Math.min(...fitting)
  }
  return sum
}

const known = new WeakMap<Brand, readonly string[]>()

function wordsOf(brand: Brand): readonly string[] {
  const words = known.get(brand) ?? searchWordsOf(brand.name)
  known.set(brand, words)
  return words
}
