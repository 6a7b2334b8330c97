import { type Closeness, mayBeginWithError, SHORTEST_WITH_ERROR } from '@fairfloor/domain/assortment/closeness'

/**
 * Words with numbers, for finding the numbers of words that are close to a typed one. Sorted arrays: a tree of objects,
 * as search libraries keep, takes many times the memory.
 */
export type WordList = {
  /** Calls back for every number of every close word; for the same number more than once, with each closeness. */
  find(typed: string, reach: Reach, found: (number: number, closeness: Closeness) => void): void
  readonly sorted: Sorted
}

/** The word itself only, also those that it begins, or also with an error. */
export type Reach = 'same' | 'beginning' | 'error'

/** All numbers of a word lie behind each other in `numbers`, from `starts` of the word on. */
type Sorted = { readonly words: readonly string[]; readonly starts: Uint32Array; readonly numbers: Uint32Array }

type Run = { readonly from: number; readonly to: number }

/** Sorts after every character that words are made of. */
const LAST = '\uffff'

export const makeWordList = (entries: Iterable<readonly [word: string, number: number]>): WordList =>
  wordListOf(sortedOf(entries))

/**
 * Both lists as one, without sorting again.
 * @param moves what each list's numbers become; undefined leaves one out
 */
export function mergedWordLists(lists: readonly [WordList, WordList], moves: readonly [Move, Move]): WordList {
  const [one, other] = lists.map(({ sorted }) => sorted) as [Sorted, Sorted]
  const words: string[] = []
  const starts: number[] = []
  const numbers: number[] = []
  function take({ starts: from, numbers: of }: Sorted, at: number, move: Move): void {
    for (let i = from[at]!; i < from[at + 1]!; i++) {
      const number = move(of[i]!)
      if (number !== undefined) numbers.push(number)
    }
  }
  let here = 0
  let there = 0
  while (here < one.words.length || there < other.words.length) {
    const [word, second] = [one.words[here], other.words[there]]
    const isOne = second === undefined || (word !== undefined && word <= second)
    const isOther = word === undefined || (second !== undefined && second <= word)
    const start = numbers.length
    if (isOne) take(one, here++, moves[0])
    if (isOther) take(other, there++, moves[1])
    if (numbers.length === start) continue
    words.push(isOne ? word! : second!)
    starts.push(start)
  }
  starts.push(numbers.length)
  return wordListOf({ words, starts: Uint32Array.from(starts), numbers: Uint32Array.from(numbers) })
}

type Move = (number: number) => number | undefined

function wordListOf(sorted: Sorted): WordList {
  const { words, starts, numbers } = sorted

  /** First position in the run whose word is not before this text. */
  function positionOf(text: string, { from, to }: Run): number {
    let low = from
    let high = to
    while (low < high) {
      const middle = (low + high) >>> 1
      if (words[middle]! < text) low = middle + 1
      else high = middle
    }
    return low
  }

  const runOf = (beginning: string, within: Run): Run => {
    const from = positionOf(beginning, within)
    return { from, to: positionOf(beginning + LAST, { from, to: within.to }) }
  }

  const all: Run = { from: 0, to: words.length }

  type Found = (number: number, closeness: Closeness) => void

  function tell(at: number, closeness: Closeness, found: Found): void {
    for (let i = starts[at]!; i < starts[at + 1]!; i++) found(numbers[i]!, closeness)
  }

  /** Tells of the word itself, and of those that it begins where `begins` says how close these are. */
  function tellRun(word: string, within: Run, same: Closeness, begins: Closeness | undefined, found: Found): void {
    let at = positionOf(word, within)
    if (words[at] === word) tell(at++, same, found)
    if (begins === undefined) return
    for (; at < within.to && words[at]!.startsWith(word); at++) tell(at, begins, found)
  }

  function find(typed: string, reach: Reach, found: Found): void {
    tellRun(typed, all, 0, reach === 'same' ? undefined : 1, found)
    if (reach !== 'error' || typed.length < SHORTEST_WITH_ERROR) return
    // Walks down the words that share the beginning before the error. Of equal characters in a row, the error is taken
    // to be the last.
    let run = all
    for (let at = 0; at < typed.length && run.from < run.to; at++) {
      const before = typed.slice(0, at)
      if (at > 0) run = runOf(before, run)
      const here = typed[at]!
      const after = typed[at + 1]
      const begins = mayBeginWithError(typed, at) ? 3 : undefined
      if (after !== here) {
        tellRun(before + typed.slice(at + 1), run, 2, begins, found)
        if (after) tellRun(before + after + here + typed.slice(at + 2), run, 2, begins, found)
      }
      for (const next of nextCharacters(before, run)) {
        if (next.character === here) continue
        tellRun(before + next.character + typed.slice(at), next, 2, begins, found)
        tellRun(before + next.character + typed.slice(at + 1), next, 2, begins, found)
      }
    }
  }

  return { find, sorted }

  /** The characters that follow a beginning, with the run of words that continue so. */
  function* nextCharacters(beginning: string, { from, to }: Run): Iterable<Run & { readonly character: string }> {
    let at = from
    while (at < to) {
      const character = words[at]![beginning.length]
      if (character === undefined) at++
      else {
        const end = positionOf(beginning + character + LAST, { from: at, to })
        yield { character, from: at, to: end }
        at = end
      }
    }
  }
}

function sortedOf(entries: Iterable<readonly [word: string, number: number]>): Sorted {
  const known = new Map<string, number>()
  const ids: number[] = []
  const given: number[] = []
  for (const [word, number] of entries) {
    let id = known.get(word)
    if (id === undefined) {
      id = known.size
      known.set(word, id)
    }
    ids.push(id)
    given.push(number)
  }
  const words = [...known.keys()].sort()
  const placeOf = new Uint32Array(words.length)
  for (const [place, word] of words.entries()) placeOf[known.get(word)!] = place
  const starts = new Uint32Array(words.length + 1)
  for (const id of ids) starts[placeOf[id]! + 1]!++
  for (let i = 0; i < words.length; i++) starts[i + 1]! += starts[i]!
  const numbers = new Uint32Array(given.length)
  const next = starts.slice()
  for (let i = 0; i < ids.length; i++) numbers[next[placeOf[ids[i]!]!]!++] = given[i]!
  return { words, starts, numbers }
}
