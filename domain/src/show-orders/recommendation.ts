/** What one exhibitor sells best at this edition. */
export type TopProduct = {
  readonly exhibitorId: number
  readonly boothNumber: number
  /** Pieces that all customers have ordered of it. */
  readonly quantity: number
}

/** What is known of the customer. */
export type Acquaintance = {
  /** Exhibitors from which the customer has ordered. */
  readonly ordered: ReadonlySet<number>
  /** Exhibitors whose booths the user has opened. */
  readonly visited: ReadonlySet<number>
}

/**
 * The product that the robot shows (decisions 3, Robot): of an exhibitor from which the customer has not ordered; one that
 * was not even visited before one that was, then what others ordered most.
 * @returns undefined where the customer has ordered everywhere
 */
export function recommended<P extends TopProduct>(products: readonly P[], known: Acquaintance): P | undefined {
  const isSeen = ({ exhibitorId }: P) => Number(known.visited.has(exhibitorId))
  return products
    .filter(({ exhibitorId }) => !known.ordered.has(exhibitorId))
    .toSorted((a, b) => isSeen(a) - isSeen(b) || b.quantity - a.quantity || a.boothNumber - b.boothNumber)[0]
}
