import type { Delivery } from '@fairfloor/domain/stock/goods-in/contract'

export type Position = Delivery['positions'][number]

/** The pieces of each flavour. */
export function arrivingOf(
  positions: readonly Position[],
  parts: readonly { readonly line: number; readonly quantity: number }[],
): Map<number, number> {
  const flavours = new Map(positions.map(({ line, flavour_id }) => [line, flavour_id]))
  const sums = new Map<number, number>()
  for (const { line, quantity } of parts) {
    const id = flavours.get(line)
    if (id !== undefined) sums.set(id, (sums.get(id) ?? 0) + quantity)
  }
  return sums
}
