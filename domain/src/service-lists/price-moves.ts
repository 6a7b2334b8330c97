/** A change of a size's regular price in cents: of the list, or of one customer group. */
export type PriceStep = {
  readonly at: Date
  readonly isOfGroup: boolean
  /** Null where there was no price, or is none any more. */
  readonly before: number | null
  readonly after: number | null
}

export type PriceMove = {
  readonly at: Date
  readonly before: number
  readonly price: number
  readonly trend: 'up' | 'down'
}

/**
 * The last change of what a customer group pays regularly: its own price replaces the list's while it has one, so a change of
 * the list is none for a group with its own. Changes of one instant count as one.
 * @param steps of the list and of the group, the newest first
 * @returns null where nothing has changed for the group, or where there was no price before
 */
export function lastPriceMove(
  steps: readonly PriceStep[],
  now: { readonly list: number | null; readonly group: number | null },
): PriceMove | null {
  let prices = now
  for (const [, together] of Map.groupBy(steps, ({ at }) => at.getTime())) {
    const after = paidOf(prices)
    for (const { isOfGroup, before } of together)
      prices = isOfGroup ? { ...prices, group: before } : { ...prices, list: before }
    const before = paidOf(prices)
    if (after === before) continue
    if (after === null || before === null) return null
    return { at: together[0]!.at, before, price: after, trend: after > before ? 'up' : 'down' }
  }
  return null
}

const paidOf = ({ list, group }: { list: number | null; group: number | null }) => group ?? list
