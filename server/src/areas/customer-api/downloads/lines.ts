import { type Flavour, isOffered, type Snapshot } from '../../catalogue/index.ts'
import type { Asked, Offer, Promotions } from '../../promotions/index.ts'
import type { OwnReferences } from '../references.ts'

/** A flavour that the customer can order. */
export type Line = { readonly flavour: Flavour; readonly own: string | null; readonly offer: Offer }

/** Lines that are made in one go: some milliseconds. */
const LINES = 500

type From = { readonly snapshot: Snapshot; readonly promotions: Promotions; readonly own: OwnReferences }

/** What a customer can order, brand by brand, in parts: there may be a hundred thousand. */
export function* linesOf({ snapshot, promotions, own }: From, asked: Asked): Generator<readonly Line[]> {
  let part: Line[] = []
  for (const brand of snapshot.brands.values())
    for (const size of brand.products.flatMap(({ sizes }) => sizes)) {
      const offered = size.flavours.filter(flavour => isOffered(flavour, asked.now))
      const offer = offered.length > 0 ? promotions.offerOf(size, asked) : null
      if (!offer) continue
      for (const flavour of offered) part.push({ flavour, own: own.get(flavour.id) ?? null, offer })
      if (part.length < LINES) continue
      yield part
      part = []
    }
  if (part.length > 0) yield part
}
