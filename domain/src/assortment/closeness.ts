/**
 * How well a typed word fits a word: 0 the same, 1 its beginning, 2 the same but for one typing error, 3 its beginning
 * but for one error. An error is an inserted, missing, wrong or swapped character.
 */
export type Closeness = 0 | 1 | 2 | 3

/** With an error, a shorter word would fit too many others. */
export const SHORTEST_WITH_ERROR = 3
const SHORTEST_BEGINNING_WITH_ERROR = 5

/** @returns undefined where the typed word does not fit; both are folded */
export function closenessOf(word: string, typed: string): Closeness | undefined {
  if (word === typed) return 0
  if (word.startsWith(typed)) return 1
  if (typed.length < SHORTEST_WITH_ERROR) return undefined
  const at = firstDifference(word, typed)
  const isSwap = word[at] === typed[at + 1] && word[at + 1] === typed[at]
  /** What follows the error, in the word and in what was typed: one wrong, one too many, one missing, two swapped. */
  const rests = [
    [word.slice(at + 1), typed.slice(at + 1)],
    [word.slice(at), typed.slice(at + 1)],
    [word.slice(at + 1), typed.slice(at)],
    ...(isSwap ? [[word.slice(at + 2), typed.slice(at + 2)]] : []),
  ] as [string, string][]
  if (rests.some(([rest, sought]) => rest === sought)) return 2
  const mayBegin = mayBeginWithError(typed, at)
  return mayBegin && rests.some(([rest, sought]) => rest.startsWith(sought)) ? 3 : undefined
}

/** Whether a beginning may have an error at this place. One in the last character would let any ending fit. */
export const mayBeginWithError = (typed: string, at: number): boolean =>
  typed.length >= SHORTEST_BEGINNING_WITH_ERROR && at < typed.length - 1

function firstDifference(word: string, typed: string): number {
  let at = 0
  while (at < word.length && word[at] === typed[at]) at++
  return at
}
