/** A flavour at the fair, with its size and its brand. */
export type RouteFlavour = { readonly flavourId: number; readonly sizeId: number; readonly brandId: number }

export type RoutePurchases = {
  /** Bought in the past year and still offered at the fair; a flavour may occur several times. */
  readonly bought: readonly (RouteFlavour & { readonly pieces: number })[]
  /** In this edition's order. */
  readonly ordered: readonly RouteFlavour[]
}

/** A size bought before: its flavours that are not ordered yet, and their pieces. */
export type Again = {
  readonly sizeId: number
  readonly flavourIds: readonly number[]
  readonly pieces: number
}

export type BrandRoute = {
  readonly brandId: number
  readonly again: readonly Again[]
  readonly newSizeIds: readonly number[]
}

/**
 * What a buyer may want to see at the fair, by brand: bought before but not ordered yet, most pieces first, and new at
 * brands that this buyer buys. Brands with neither are left out.
 * @param newSizesOf the offered sizes of a brand's new products
 */
export function personalRoute(
  { bought, ordered }: RoutePurchases,
  newSizesOf: (brandId: number) => readonly number[],
): BrandRoute[] {
  const isOrdered = new Set(ordered.map(({ flavourId }) => flavourId))
  const known = new Set([...bought, ...ordered].map(({ sizeId }) => sizeId))
  const open = Map.groupBy(
    bought.filter(({ flavourId }) => !isOrdered.has(flavourId)),
    ({ brandId }) => brandId,
  )
  const brands = new Set([...bought, ...ordered].map(({ brandId }) => brandId))
  return [...brands]
    .map(brandId => ({
      brandId,
      again: bySize(open.get(brandId) ?? []),
      newSizeIds: newSizesOf(brandId).filter(sizeId => !known.has(sizeId)),
    }))
    .filter(({ again, newSizeIds }) => again.length + newSizeIds.length > 0)
}

const bySize = (bought: RoutePurchases['bought']): Again[] =>
  [...Map.groupBy(bought, ({ sizeId }) => sizeId)]
    .map(([sizeId, ofSize]) => ({
      sizeId,
      flavourIds: [...new Set(ofSize.map(({ flavourId }) => flavourId))],
      pieces: ofSize.reduce((total, { pieces }) => total + pieces, 0),
    }))
    .sort((a, b) => b.pieces - a.pieces || a.sizeId - b.sizeId)
