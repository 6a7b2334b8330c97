import { formsOf, mayHaveError } from '@fairfloor/domain/assortment/sought-words'
import { type Brand, offeredUntil, type Size, type Snapshot } from '../../catalogue/index.ts'
import { documentOf, printOf } from './size-document.ts'
import { type Hits, indexOf, type Look, merged, mergedHits, NO_HITS, type SizeIndex } from './size-index.ts'

/** The index of a catalogue that changes. */
export type LiveIndex = {
  /** Brings the index up to date; nothing to do for the same snapshot. */
  follow(snapshot: Snapshot, now: Date): void
  /** Until when the index holds, in milliseconds, if the catalogue does not change. */
  until(): number
  /**
   * The sizes that have all words; where none has, those that have most of them, the same ones.
   * @returns with the words that they have, in bits
   */
  withWords(words: readonly string[]): { readonly hits: Hits; readonly had: number }
} & Pick<SizeIndex, 'withCode'>

/** So many changed sizes are kept beside the large index before they are merged into it. */
const MOST_BESIDE = 500

/**
 * A small index of what has changed lies beside the large one, as building the large one takes half a second with a
 * hundred thousand flavours.
 */
export function makeLiveIndex(): LiveIndex {
  let large = EMPTY
  let beside = EMPTY
  /** Ids of the sizes in the small index. */
  let changed = new Set<number>()
  const prints = new Map<number, number>()
  let brands: ReadonlyMap<number, Brand> = new Map()
  /** When the next flavour will be discontinued, in milliseconds. */
  let until = Number.POSITIVE_INFINITY

  function follow(snapshot: Snapshot, now: Date): void {
    const isOver = now.getTime() >= until
    if (snapshot.brands === brands && !isOver) return
    if (isOver) until = Number.POSITIVE_INFINITY
    let count = 0
    for (const brand of snapshot.brands.values()) {
      if (brand === brands.get(brand.id) && !isOver) continue
      for (const size of brand.sizes) {
        until = Math.min(until, nextEnd(size, now))
        const print = printOf(documentOf(snapshot, size, now))
        if (prints.get(size.id) === print) continue
        prints.set(size.id, print)
        large.remove(size.id)
        changed.add(size.id)
        count++
      }
    }
    brands = snapshot.brands
    if (count === 0) return
    const sizes = [...changed].flatMap(id => snapshot.sizes.get(id) ?? [])
    beside = indexOf(sizes, size => documentOf(snapshot, size, now))
    if (changed.size <= MOST_BESIDE) return
    large = large.size === 0 ? beside : merged(large, beside)
    beside = EMPTY
    changed = new Set()
  }

  const both = (find: (index: SizeIndex) => Hits): Hits => mergedHits(find(large), find(beside))

  return {
    follow,
    until: () => until,
    withWords(words) {
      const forms = formsOf(words)
      const looks = [large, beside].filter(({ size }) => size > 0).map(index => index.look(forms))
      const known = () => looks.reduce((set, look) => set | look.known(), 0)
      const asTheyAre = known()
      // A word that the range has is not mistyped: 'toffee' is no 'coffee'.
      for (const [nth, word] of words.entries())
        if ((asTheyAre & (1 << nth)) === 0 && mayHaveError(word)) for (const look of looks) look.forgive(word, nth)
      const hits = (had: number) => ({ hits: looks.map(look => look.hits(had)).reduce(mergedHits, NO_HITS), had })
      const all = (1 << words.length) - 1
      const ofAll = known() === all ? hits(all) : { hits: NO_HITS, had: 0 }
      return ofAll.hits.ids.length > 0 || known() === 0 ? ofAll : hits(fullest(looks))
    },
    withCode: (code, reach) => both(index => index.withCode(code, reach)),
  }
}

/** The set of most words that sizes have; of equally many, that of the best hit, then that of most hits. */
function fullest(looks: readonly Look[]): number {
  const scores = new Uint8Array(256).fill(255)
  const counts = new Uint32Array(256)
  for (const look of looks) look.tally(scores, counts)
  const sets = [...counts.keys()].filter(set => set > 0 && counts[set]! > 0)
  const before = (a: number, b: number) =>
    wordsIn(b) - wordsIn(a) || scores[a]! - scores[b]! || counts[b]! - counts[a]! || a - b
  return sets.sort(before)[0] ?? 0
}

const wordsIn = (set: number): number => set.toString(2).replaceAll('0', '').length

const EMPTY = indexOf([], (size: never) => size)

function nextEnd({ flavours }: Size, now: Date): number {
  const ends = flavours.map(offeredUntil)
  const coming = ends.flatMap(at => (at && at > now ? at.getTime() : []))
  return Math.min(Number.POSITIVE_INFINITY, ...coming)
}
