import { typedCode } from '@fairfloor/domain/assortment/search-words'
import { soughtWordsOf, type TypedWord } from '@fairfloor/domain/assortment/sought-words'
import type { Platform } from '../../../platform/platform.ts'
import type { Brand, Catalogue, Snapshot } from '../../catalogue/index.ts'
import { brandsNamed } from './brands-named.ts'
import { makeLiveIndex } from './live-index.ts'
import { type Hits, mergedHits, NO_HITS, type SizeIndex } from './size-index.ts'
import type { Reach } from './word-list.ts'

/** A customer's own references of sizes. */
export type References = Pick<SizeIndex, 'withCode'>

export type Found = {
  /** Ids of sizes, best first. */
  readonly ids: Uint32Array
  /** Where none has all words of the term: those that each has, and those that none has; as typed. */
  readonly relaxed: { has: string[]; lacks: string[] } | null
}

/** Finds in the catalogue, in memory. */
export type Search = {
  /**
   * The sizes that a term finds: each of its words fits the size, or the whole term is a number of it. Where there is none,
   * those that most of its words fit. Whether a viewer is offered them is not asked here.
   */
  findSizes(snapshot: Snapshot, term: string, now: Date, references?: References): Found
  /** Ids of the sizes that have this number, or a flavour with it; separators and leading zeros do not count. */
  findNumber(snapshot: Snapshot, number: string, now: Date): Uint32Array
  /** The brands whose name a term finds, best first. */
  findBrands(snapshot: Snapshot, term: string): readonly Brand[]
  /** Brings the index up to date, so that the next search need not. */
  follow(snapshot: Snapshot, now: Date): void
  /** Until when answers hold, in milliseconds, if the catalogue does not change. */
  until(): number
}

/** Of a number, so many characters are typed before others that begin so are found. */
const BEGINNING_OF_CODE = 4
/** From this length on a number is found with an error: a shorter one would find its neighbours. */
const CODE_WITH_ERROR = 6

/** How a typed number is compared: the first way that finds something counts. */
export const reachesOf = (code: string): readonly Reach[] => {
  if (code === '') return []
  if (code.length < BEGINNING_OF_CODE) return ['same']
  return code.length < CODE_WITH_ERROR ? ['beginning'] : ['beginning', 'error']
}

/** Search in the catalogue; the index follows it also while nobody searches. */
export function openSearch({ later, clock }: Pick<Platform, 'later' | 'clock'>, catalogue: Catalogue): Search {
  const search = makeSearch()
  const follow = (now: Date) => search.follow(catalogue.snapshot(), now)
  follow(clock())
  later.whenDue('search-index', async now => follow(now))
  return search
}

export function makeSearch(): Search {
  const index = makeLiveIndex()

  return {
    follow: index.follow,
    findSizes(snapshot, term, now, references) {
      index.follow(snapshot, now)
      const code = typedCode(term)
      const withCode = (reach: Reach | undefined) =>
        reach ? mergedHits(index.withCode(code, reach), references?.withCode(code, reach) ?? NO_HITS) : NO_HITS
      const [reach, further] = reachesOf(code)
      const sought = soughtWordsOf(term)
      const { hits, had } = index.withWords(sought.map(({ word }) => word))
      const lacks = sought.filter((_, nth) => (had & (1 << nth)) === 0)
      const byWords = lacks.length === 0 ? hits : NO_HITS
      const byCode = withCode(reach)
      if (byCode.ids.length > 0) return { ids: bestFirst(byCode, byWords), relaxed: null }
      if (byWords.ids.length > 0) return { ids: byWords.ids, relaxed: null }
      const nearCode = bestFirst(withCode(further))
      if (nearCode.length > 0 || had === 0) return { ids: nearCode, relaxed: null }
      const has = sought.filter(word => !lacks.includes(word))
      return { ids: hits.ids, relaxed: { has: has.map(textOf), lacks: lacks.map(textOf) } }
    },
    findNumber(snapshot, number, now) {
      index.follow(snapshot, now)
      const code = typedCode(number)
      return code === '' ? NO_HITS.ids : index.withCode(code, 'same').ids
    },
    findBrands: (snapshot, term) =>
      brandsNamed(
        snapshot,
        soughtWordsOf(term).map(({ word }) => word),
      ),
    until: index.until,
  }
}

const textOf = ({ text }: TypedWord): string => text

/** Each size once. */
const bestFirst = (one: Hits, other: Hits = NO_HITS): Uint32Array =>
  Uint32Array.from(new Set(mergedHits(one, other).ids))
