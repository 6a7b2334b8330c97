import { refuse } from './refusals.ts'

/** What somebody has found about a flavour's stock. */
export type Correction = { readonly by: 'change' | 'count'; readonly quantity: number }

export type Shelf = {
  /** Null: never counted. */
  readonly free: number | null
  readonly setAside: number
}

/**
 * Free pieces after a correction. A count is of the whole shelf: what is set aside for orders lies there too.
 * @throws Refusal too_little_free, counted_below_set_aside, never_counted
 */
export function freeAfter({ free, setAside }: Shelf, { by, quantity }: Correction): number {
  if (by === 'count') {
    if (quantity < setAside) throw refuse('counted_below_set_aside', { setAside })
    return quantity - setAside
  }
  if (free === null) throw refuse('never_counted')
  if (free + quantity < 0) throw refuse('too_little_free', { free })
  return free + quantity
}
