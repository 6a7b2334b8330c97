/** An exhibitor's best seller at this edition. */
export type TopProduct = {
  readonly exhibitorId: number
  readonly boothNumber: number
  /** Pieces of it that all customers have ordered. */
  readonly quantity: number
}

/** What the recommendation knows about the customer. */
export type Acquaintance = {
  /** Exhibitors from whom the customer has ordered. */
  readonly ordered: ReadonlySet<number>
  /** Exhibitors whose booths the user has opened. */
  readonly visited: ReadonlySet<number>
}

/**
 * The product that the robot recommends: from an exhibitor without an order of this customer, unvisited booths first,
 * then by what others ordered most.
 * @returns undefined where the customer has ordered everywhere
 */
export function recommended<P extends TopProduct>(products: readonly P[], known: Acquaintance): P | undefined {
  const isSeen = ({ exhibitorId }: P) => Number(known.visited.has(exhibitorId))
  return products
    .filter(({ exhibitorId }) => !known.ordered.has(exhibitorId))
    .toSorted((a, b) => isSeen(a) - isSeen(b) || b.quantity - a.quantity || a.boothNumber - b.boothNumber)[0]
}
