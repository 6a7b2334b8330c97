import type { Line } from './lines.ts'

/** What a line was when the buyer pressed the button: pieces and price; null for one that was not there. */
export type Before = Pick<Line, 'quantity' | 'single_price_exc_vat'> | null

/** The lines that are no longer what the buyer has seen, by flavour id. */
export function changedSince(seen: readonly Line[], lines: readonly Line[]): ReadonlyMap<number, Before> {
  const before = new Map(seen.map(line => [line.id, line]))
  return new Map(
    lines.flatMap((line): [number, Before][] => {
      const was = before.get(line.id)
      return was && isSame(was, line) ? [] : [[line.id, was ?? null]]
    }),
  )
}

const isSame = (a: Line, b: Line): boolean =>
  a.quantity === b.quantity &&
  a.single_price_exc_vat === b.single_price_exc_vat &&
  a.discount_exc_vat === b.discount_exc_vat &&
  a.is_available === b.is_available
