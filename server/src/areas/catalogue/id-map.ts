/** Things by their id, never changed: a changed copy shares with the first all that stayed the same. */
export type IdMap<Thing> = Pick<ReadonlyMap<number, Thing>, 'get' | 'has' | 'values'> & {
  /** The same things but for these, which are new or take the place of those with their ids. */
  with(things: Iterable<Thing>): IdMap<Thing>
}

/**
 * Ids that lie together were given together: a change copies one or two runs of so many. A Map of a hundred thousand entries
 * is copied in some 10 ms, and a library's persistent one takes five times the memory.
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
