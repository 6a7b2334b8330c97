import { type Brand, type Buyer, type Flavour, isOffered, pricesOf, type Snapshot } from '../../catalogue/index.ts'
import type { OwnReferences } from '../references.ts'

/** Whose flavours, and when. */
export type Asked = Buyer & { readonly now: Date }

/** Whether a customer can order a flavour. */
const isOrderable = (flavour: Flavour, { now, ...buyer }: Asked): boolean =>
  isOffered(flavour, now) && pricesOf(flavour.size, buyer) !== null

/** The flavours of a brand that a customer can order or has a reference of, in the order of the catalogue. */
export const flavoursOf = (brand: Brand, own: OwnReferences, asked: Asked): Flavour[] =>
  brand.products.flatMap(({ sizes }) =>
    sizes.flatMap(({ flavours }) => flavours.filter(one => isOrderable(one, asked) || own.has(one.id))),
  )

/** Those of all brands, a brand at a time: there may be a hundred thousand. */
export function* flavoursByBrand(snapshot: Snapshot, own: OwnReferences, asked: Asked): Generator<Flavour[]> {
  for (const brand of snapshot.brands.values()) yield flavoursOf(brand, own, asked)
}
