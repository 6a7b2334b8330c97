import type { Closeness } from '@fairfloor/domain/assortment/closeness'
import type { Form } from '@fairfloor/domain/assortment/sought-words'
import { codesOfDocument, type Field, type SizeDocument, wordsOfDocument } from './size-document.ts'
import { makeWordList, mergedWordLists, type Reach, type WordList } from './word-list.ts'

/** The sizes that were found, best first; the smaller the score, the closer. Arrays, as they may be all there are. */
export type Hits = { readonly ids: Uint32Array; readonly ranks: Int32Array; readonly scores: Uint8Array }

/** Sizes by their words and numbers. Immutable but for what is marked as gone. */
export type SizeIndex = {
  readonly size: number
  /** Looks for words as they are, and as beginnings. */
  look(forms: readonly Form[]): Look
  /** Sizes that have a number like this one. */
  withCode(code: string, reach: Reach): Hits
  /** Leaves a size out from now on. */
  remove(id: number): void
  readonly parts: Parts
}

/** What a look for words has found so far. Sets of sought words are bits. */
export type Look = {
  /** The set of words that some size has. */
  known(): number
  /** Looks for a word also with an error. */
  forgive(word: string, nth: number): void
  /** Sizes that have all words of a set, best first, equally good ones in the order of 'top'. */
  hits(set: number): Hits
  /** Of each set of words that sizes have, and no more of them: lowers the best score, and adds how many they are. */
  tally(scores: Uint8Array, counts: Uint32Array): void
}

/** Sizes in the order of 'top'; the word lists hold their positions in it. */
type Parts = {
  readonly ids: Uint32Array
  readonly ranks: Int32Array
  readonly words: WordList
  readonly codes: WordList
  readonly gone: ReadonlySet<number>
}

/** In the list of words a number is a position and, in its last two bits, the field. */
const numberOf = (position: number, field: Field) => (position << 2) | field

/** From 1 on, because 0 stands for 'not found'. */
const scoreOf = (closeness: Closeness, field: number) => 1 + closeness * 4 + field

/** @param read called more than once for each, as documents take more memory than the index */
export function indexOf<Ranked extends { id: number; rank: number }>(
  sizes: readonly Ranked[],
  read: (size: Ranked) => SizeDocument,
): SizeIndex {
  const inOrder = sizes.toSorted(byRank)
  function* wordsIn(): Iterable<readonly [string, number]> {
    for (const [position, size] of inOrder.entries())
      for (const [word, field] of wordsOfDocument(read(size))) yield [word, numberOf(position, field)]
  }
  function* codesIn(): Iterable<readonly [string, number]> {
    for (const [position, size] of inOrder.entries())
      for (const code of codesOfDocument(read(size))) yield [code, position]
  }
  return makeIndex({
    ids: Uint32Array.from(inOrder, ({ id }) => id),
    ranks: Int32Array.from(inOrder, ({ rank }) => rank),
    words: makeWordList(wordsIn()),
    codes: makeWordList(codesIn()),
  })
}

/** Both as one; without reading any text again. */
export function merged(one: SizeIndex, other: SizeIndex): SizeIndex {
  const sizes = [one, other].flatMap(({ parts }, from) =>
    Array.from(parts.ids, (id, position) => ({ id, rank: parts.ranks[position]!, from, position })).filter(
      ({ position: at }) => !parts.gone.has(at),
    ),
  )
  const inOrder = sizes.sort(byRank)
  const places = [one, other].map(({ parts }) => new Int32Array(parts.ids.length).fill(-1))
  for (const [place, { from, position }] of inOrder.entries()) places[from]![position] = place
  const move = (from: number, bits: number) => (number: number) => {
    const place = places[from]![number >>> bits]!
    return place < 0 ? undefined : (place << bits) | (number & ((1 << bits) - 1))
  }
  return makeIndex({
    ids: Uint32Array.from(inOrder, ({ id }) => id),
    ranks: Int32Array.from(inOrder, ({ rank }) => rank),
    words: mergedWordLists([one.parts.words, other.parts.words], [move(0, 2), move(1, 2)]),
    codes: mergedWordLists([one.parts.codes, other.parts.codes], [move(0, 0), move(1, 0)]),
  })
}

function makeIndex({ ids, ranks, words, codes }: Omit<Parts, 'gone'>): SizeIndex {
  const gone = new Set<number>()
  const positions = new Map<number, number>()
  for (const [position, id] of ids.entries()) positions.set(id, position)

  /** Sorted by counting, as there are few scores and many sizes. Equal ones stay in the order of 'top'. */
  function hitsOf(scores: Uint8Array): Hits {
    for (const position of gone) scores[position] = 0
    const next = new Uint32Array(257)
    for (const score of scores) next[score + 1]!++
    const none = next[1]!
    next[1] = 0
    for (let score = 1; score < 257; score++) next[score]! += next[score - 1]!
    const count = ids.length - none
    const hits = { ids: new Uint32Array(count), ranks: new Int32Array(count), scores: new Uint8Array(count) }
    for (let position = 0; position < scores.length; position++) {
      const score = scores[position]!
      if (score === 0) continue
      const at = next[score]!++
      hits.ids[at] = ids[position]!
      hits.ranks[at] = ranks[position]!
      hits.scores[at] = score
    }
    return hits
  }

  function look(forms: readonly Form[]): Look {
    /** Of each sought word, the best score of each size. */
    const best = Array.from({ length: Math.max(0, ...forms.map(({ to }) => to)) }, () => new Uint8Array(ids.length))
    let known = 0
    function find({ word, from, to }: Omit<Form, 'isWhole'>, reach: Reach): void {
      words.find(word, reach, (number, closeness) => {
        const position = number >>> 2
        if (gone.size > 0 && gone.has(position)) return
        const score = scoreOf(closeness, number & 3)
        for (let nth = from; nth < to; nth++) {
          const ofWord = best[nth]!
          const before = ofWord[position]!
          if (before === 0 || score < before) ofWord[position] = score
        }
        known |= (1 << to) - (1 << from)
      })
    }
    for (const form of forms) find(form, form.isWhole ? 'same' : 'beginning')

    return {
      known: () => known,
      forgive: (word, nth) => find({ word, from: nth, to: nth + 1 }, 'error'),
      hits(set) {
        const sums = new Uint8Array(ids.length)
        const sought = best.filter((_, nth) => set & (1 << nth))
        for (const [nth, scores] of sought.entries())
          for (let at = 0; at < sums.length; at++) {
            const isSought = scores[at]! > 0 && (nth === 0 || sums[at]! > 0)
            sums[at] = isSought ? sums[at]! + scores[at]! : 0
          }
        return hitsOf(sums)
      },
      tally(scores, counts) {
        for (let at = 0; at < ids.length; at++) {
          let set = 0
          let sum = 0
          for (let nth = 0; nth < best.length; nth++) {
            const score = best[nth]![at]!
            if (score === 0) continue
            set |= 1 << nth
            sum += score
          }
          counts[set]!++
          scores[set] = Math.min(scores[set]!, sum)
        }
      },
    }
  }

  return {
    size: ids.length,
    parts: { ids, ranks, words, codes, gone },
    look,
    withCode(code, reach) {
      const best = new Uint8Array(ids.length)
      codes.find(code, reach, (position, closeness) => {
        const score = scoreOf(closeness, 0)
        if (best[position] === 0 || score < best[position]!) best[position] = score
      })
      return hitsOf(best)
    },
    remove(id) {
      const position = positions.get(id)
      if (position !== undefined) gone.add(position)
    },
  }
}

const byRank = (a: { rank: number; id: number }, b: { rank: number; id: number }) => a.rank - b.rank || a.id - b.id

export const NO_HITS: Hits = { ids: new Uint32Array(), ranks: new Int32Array(), scores: new Uint8Array() }

/** The hits of two indexes in one order. */
export function mergedHits(one: Hits, other: Hits): Hits {
  if (one.ids.length === 0) return other
  if (other.ids.length === 0) return one
  const all = [one, other].flatMap(({ ids, ranks, scores }) =>
    Array.from(ids, (id, at) => ({ id, rank: ranks[at]!, score: scores[at]! })),
  )
  all.sort((a, b) => a.score - b.score || byRank(a, b))
  return {
    ids: Uint32Array.from(all, ({ id }) => id),
    ranks: Int32Array.from(all, ({ rank }) => rank),
    scores: Uint8Array.from(all, ({ score }) => score),
  }
}
