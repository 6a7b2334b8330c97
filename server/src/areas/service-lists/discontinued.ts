import { type Flavour, isSoldIn, offeredUntil, type Snapshot } from '../catalogue/index.ts'

type Gone = { readonly flavour: Flavour; readonly at: Date }

/** Of each snapshot, as its flavours are many and those with an end few. */
const ends = new WeakMap<Snapshot, readonly Gone[]>()

/** Flavours of a country that were discontinued since an instant, with their product or their brand or alone; the newest first. */
export const discontinuedSince = (
  snapshot: Snapshot,
  since: Date,
  { country, now }: { country: string | null; now: Date },
): Gone[] =>
  endsOf(snapshot).filter(({ flavour, at }) => at >= since && at <= now && isSoldIn(flavour.size.product, country))

function endsOf(snapshot: Snapshot): readonly Gone[] {
  const known = ends.get(snapshot)
  if (known) return known
  const found: Gone[] = []
  for (const flavour of snapshot.flavours.values()) {
    const at = offeredUntil(flavour)
    if (at) found.push({ flavour, at })
  }
  found.sort((a, b) => b.at.getTime() - a.at.getTime() || a.flavour.id - b.flavour.id)
  ends.set(snapshot, found)
  return found
}
