import type { Delivery } from '@fairfloor/domain/goods-in/contract'

export type Position = Delivery['positions'][number]
/** What is typed for a line. */
export type Arrived = { readonly quantity: number | null; readonly lot: string; readonly bestBefore: string }
/** By line. */
export type Entered = ReadonlyMap<number, Arrived>

type EnteredLine = readonly [line: number, arrived: Arrived]

/** Lines that were kept in the browser; what does not fit is left out. */
export const readLines = (stored: unknown): readonly EnteredLine[] =>
  Array.isArray(stored) ? stored.filter(isLine) : []

function isLine(one: unknown): one is EnteredLine {
  if (!Array.isArray(one) || typeof one[0] !== 'number' || typeof one[1] !== 'object' || one[1] === null) return false
  const { quantity, lot, bestBefore } = one[1] as Partial<Record<keyof Arrived, unknown>>
  return (
    (quantity === null || typeof quantity === 'number') && typeof lot === 'string' && typeof bestBefore === 'string'
  )
}

export const EMPTY: Arrived = { quantity: null, lot: '', bestBefore: '' }

/** What is sent: the lines with pieces. */
export const partsOf = (entered: Entered) =>
  [...entered].flatMap(([line, { quantity, lot, bestBefore }]) =>
    quantity === null ? [] : [{ line, quantity, lot: lot.trim() || null, best_before: bestBefore || null }],
  )

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

/** The line that a scanned number means, and its pieces: a case's number counts a case. */
export function scanned(positions: readonly Position[], number: string) {
  const typed = number.trim().toLowerCase()
  const isOf = (own: string | null) => own !== null && own.toLowerCase() === typed
  const piece = positions.find(({ ean, sku }) => isOf(ean) || isOf(sku))
  if (piece) return { position: piece, pieces: 1 }
  const inCase = positions.find(({ ean_case }) => isOf(ean_case))
  return inCase && { position: inCase, pieces: inCase.units_per_case }
}
