import { codeKey } from '../words.ts'

/** Fewer characters are not searched for. */
export const SHORTEST_TERM = 2
/** Characters of a term that are read; the rest is left out. */
export const LONGEST_TERM = 100

/** The number that a term may stand for. */
export const typedCode = (term: string): string => codeKey(term.slice(0, LONGEST_TERM))
