import { folded, wordsOf } from '../words.ts'

/** Fewer characters are not searched for. */
export const SHORTEST_TERM = 2
/** Characters of a term that are read; the rest is left out. */
const LONGEST_TERM = 100
const MOST_WORDS = 8

/** Words under which a text is found: its own, and each two neighbours as one ('Pre-Workout', '908 g'). */
export function searchWordsOf(text: string): string[] {
  const words = wordsOf(text)
  return [...words, ...words.slice(1).map((word, i) => `${words[i]}${word}`)]
}

/** The words of a search term. */
export const typedWordsOf = (term: string): string[] => [
  ...new Set(wordsOf(term.slice(0, LONGEST_TERM)).slice(0, MOST_WORDS)),
]

/**
 * A number (SKU, GTIN, a customer's own) for comparing: without separators and without the leading zeros that
 * spreadsheets drop and longer GTINs add.
 */
export const codeKey = (code: string): string =>
  folded(code)
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/^0+(?=.)/, '')

/** The number that a term may stand for. */
export const typedCode = (term: string): string => codeKey(term.slice(0, LONGEST_TERM))
