import { isOnSale } from '../snapshot.ts'

/** The end of a row's sale after its switch was set; a switch that stays as it is keeps an end to come. */
export function discontinuedAt(onSale: boolean, row: { readonly discontinuedAt: Date | null }, now: Date): Date | null {
  if (onSale === isOnSale(row, now)) return row.discontinuedAt
  return onSale ? null : now
}
