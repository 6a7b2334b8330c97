import { folded } from '../words.ts'
import { SHORTEST_TERM } from './search-words.ts'
import { typedWordsOf } from './sought-words.ts'

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
