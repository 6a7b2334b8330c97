import type { Cents } from '../money.ts'

/** Net goods value that an order needs; without country it is the fallback for all. */
export type OrderMinimum = { readonly country: string | null; readonly firstOrder: boolean; readonly amount: Cents }

/**
 * What an order to a country must come to; null: nothing. One for a first order goes before the others, and of them the
 * country's own before the fallback.
 */
export function minimumFor(
  minimums: readonly OrderMinimum[],
  { country, isFirst }: { country: string; isFirst: boolean },
): Cents | null {
  const [found] = minimums
    .filter(row => (row.country === null || row.country === country) && (isFirst || !row.firstOrder))
    .sort(
      (a, b) => Number(b.firstOrder) - Number(a.firstOrder) || Number(a.country === null) - Number(b.country === null),
    )
  return found && found.amount > 0 ? found.amount : null
}
