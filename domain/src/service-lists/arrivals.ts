/** Pieces of a flavour by when they come. */
export type Arrivals = { readonly now: number; readonly dated: number; readonly undated: number }

type Supply = {
  /** Pieces that are there; null where the reader is not told. */
  readonly stock: number | null
  /** Pieces of the next delivery that no order waits for; null where nobody knows how many come. */
  readonly free: number | null
  readonly eta: string | null
}

/** How many of some pieces are there, come with the next delivery, or on a day that nobody knows. */
export function arrivalsOf(quantity: number, { stock, free, eta }: Supply): Arrivals {
  const now = Math.min(quantity, stock ?? 0)
  const rest = quantity - now
  const dated = eta === null ? 0 : Math.min(rest, free ?? rest)
  return { now, dated, undated: rest - dated }
}
