/** An article that a scanner can find. */
export type Scannable = {
  readonly line: number
  readonly name: string
  readonly sku: string
  readonly ean: string | null
  readonly ean_case: string | null
  readonly units_per_case: number
}

/** What is typed for a line. */
export type Counted = { readonly quantity: number | null; readonly lot: string; readonly bestBefore: string }
/** By line. */
export type Entered = ReadonlyMap<number, Counted>

type EnteredLine = readonly [line: number, counted: Counted]

/** Lines that were kept in the browser; what does not fit is left out. */
export const readLines = (stored: unknown): readonly EnteredLine[] =>
  Array.isArray(stored) ? stored.filter(isLine) : []

function isLine(one: unknown): one is EnteredLine {
  if (!Array.isArray(one) || typeof one[0] !== 'number' || typeof one[1] !== 'object' || one[1] === null) return false
  const { quantity, lot, bestBefore } = one[1] as Partial<Record<keyof Counted, unknown>>
  return (
    (quantity === null || typeof quantity === 'number') && typeof lot === 'string' && typeof bestBefore === 'string'
  )
}

export const EMPTY: Counted = { quantity: null, lot: '', bestBefore: '' }

/** What is sent: the lines with pieces. */
export const partsOf = (entered: Entered) =>
  [...entered].flatMap(([line, { quantity, lot, bestBefore }]) =>
    quantity === null || quantity === 0
      ? []
      : [{ line, quantity, lot: lot.trim() || null, best_before: bestBefore || null }],
  )

/** Scanners send leading zeros, people type blanks and dashes. */
const keyOf = (number: string): string => number.replace(/^[\s0]+|[\s-]/g, '').toLowerCase()

/** The line that a scanned number means, and its pieces: a case's number counts a case. */
export function scanned<P extends Scannable>(positions: readonly P[], number: string) {
  const isOf = (own: string | null) => own !== null && keyOf(own) === keyOf(number)
  const piece = positions.find(({ ean, sku }) => isOf(ean) || isOf(sku))
  if (piece) return { position: piece, pieces: 1 }
  const inCase = positions.find(({ ean_case }) => isOf(ean_case))
  return inCase && { position: inCase, pieces: inCase.units_per_case }
}
