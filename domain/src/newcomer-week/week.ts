import { basisPoints, type Cents, less } from '../money.ts'
import { isPast } from '../trade-show/phases.ts'

/** By the clock alone: an event is open until its last second is over. */
export const phases = ['before', 'open', 'over'] as const

export type Phase = (typeof phases)[number]

/** From `start` on, until the last second of `end` has passed. */
export type Window = { readonly start: Date; readonly end: Date }

/** A brand or a product that takes part; without a percentage of its own it has none. */
export type Participant = { readonly percent: number | null }

/** Who takes part in an event, by their ids. */
export type Participants = {
  readonly brands: ReadonlyMap<number, Participant>
  readonly products: ReadonlyMap<number, Participant>
  /** Brands of which some products are named: only those take part. */
  readonly brandsOfProducts: ReadonlySet<number>
}

export function phaseOf({ start, end }: Window, now: Date): Phase {
  if (now < start) return 'before'
  return isPast(end, now) ? 'over' : 'open'
}

/** The event that is open, else the next one, else the last; undefined where there is none. */
export function currentOf<W extends Window>(weeks: readonly W[], now: Date): W | undefined {
  const inOrder = weeks.toSorted((a, b) => a.start.getTime() - b.start.getTime())
  return inOrder.find(week => phaseOf(week, now) !== 'over') ?? inOrder.at(-1)
}

/**
 * How a product takes part: with its own percentage, else its brand's. A brand without named products takes part with all it has.
 * @returns undefined for what does not take part
 */
export function takesPart(
  { brands, products, brandsOfProducts }: Participants,
  product: { readonly id: number; readonly brand: { readonly id: number } },
): Participant | undefined {
  const brand = brands.get(product.brand.id)
  const named = products.get(product.id)
  if (named) return { percent: named.percent ?? brand?.percent ?? null }
  return brandsOfProducts.has(product.brand.id) ? undefined : brand
}

/** The price of a piece at the event: the regular one less the percentage, rounded half up to cents. */
export const priceAt = (regular: Cents, { percent }: Participant): Cents =>
  percent === null ? regular : less(regular, basisPoints(percent * 100))
