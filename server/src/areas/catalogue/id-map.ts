/** An immutable map by id. A changed copy shares unchanged entries with the original. */
export type IdMap<Thing> = Pick<ReadonlyMap<number, Thing>, 'get' | 'has' | 'values'> & {
  /** The same entries with these added or replaced. */
  with(things: Iterable<Thing>): IdMap<Thing>
}

/**
 * Consecutive ids were created together, so a change usually copies one or two chunks of this size. Copying a Map of a
 * hundred thousand entries takes some 10 ms, and a library's persistent map takes five times the memory.
 */
const RUN = 512

type Runs<Thing> = ReadonlyMap<number, ReadonlyMap<number, Thing>>

export function makeIdMap<Thing extends { readonly id: number }>(
  things: Iterable<Thing>,
  before: Runs<Thing> = new Map(),
): IdMap<Thing> {
  const runs = new Map(before)
  const copied = new Map<number, Map<number, Thing>>()
  for (const thing of things) {
    const at = Math.floor(thing.id / RUN)
    const run = copied.get(at) ?? new Map(runs.get(at))
    copied.set(at, run.set(thing.id, thing))
    runs.set(at, run)
  }
  const get = (id: number) => runs.get(Math.floor(id / RUN))?.get(id)
  return {
    get,
    has: id => get(id) !== undefined,
    values: () => [...runs.values()].values().flatMap(run => run.values()),
    with: changed => makeIdMap(changed, runs),
  }
}
