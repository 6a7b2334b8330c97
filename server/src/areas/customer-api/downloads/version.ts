import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type Catalogue, offeredUntil, type Snapshot } from '../../catalogue/index.ts'

/** Files whose versions are kept: each customer's in each language. */
const MOST = 2000

/**
 * The version of a file that is made of values which are replaced at each change, never mutated: the same one as long as they
 * are. It is of this server: another one gives another version of the same file, and the reader loads it once more.
 */
export function openVersions(): (key: string, from: readonly unknown[]) => string {
  const kept = new LRUCache<string, { readonly from: readonly unknown[]; readonly etag: string }>({ max: MOST })
  return (key, from) => {
    const known = kept.get(key)
    if (known?.from.every((value, i) => value === from[i])) return known.etag
    const etag = `W/"${randomBytes(12).toString('base64url')}"`
    kept.set(key, { from, etag })
    return etag
  }
}

/** How often stock has changed since the start. */
export function countMovements(catalogue: Pick<Catalogue, 'onStock'>): () => number {
  let moved = 0
  catalogue.onStock(() => {
    moved++
  })
  return () => moved
}

const ends = new WeakMap<Snapshot, Float64Array>()

/** How many flavours have ended by now: the clock alone takes them out of a file. */
export function endedBy(snapshot: Snapshot, now: Date): number {
  const known = ends.get(snapshot) ?? endsOf(snapshot)
  ends.set(snapshot, known)
  let count = 0
  for (const end of known) if (end <= now.getTime()) count++
  return count
}

function endsOf({ flavours }: Snapshot): Float64Array {
  const found: number[] = []
  for (const flavour of flavours.values()) {
    const until = offeredUntil(flavour)
    if (until) found.push(until.getTime())
  }
  return Float64Array.from(found)
}
