import { folded } from '../words.ts'
import { SHORTEST_TERM } from './search-words.ts'
import { typedWordsOf } from './sought-words.ts'

/** Orders of the list of searches in vain, the first one by default. */
export const vainSearchSorts = ['often', 'latest', 'term'] as const

/**
 * A term as it is counted when it has found nothing, so that 'Crème-Brûlée' and 'creme brulee' count as one; null if it
 * is not counted: it has no words, or may be an e-mail address.
 */
export function countedTerm(term: string): string | null {
  const words = typedWordsOf(term)
    .map(({ text }) => folded(text))
    .join(' ')
  return words.length < SHORTEST_TERM || term.includes('@') ? null : words
}
