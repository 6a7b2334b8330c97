import type { Quantities } from '../../lib/sending/pending.tsx'
import type { OfferedSize } from './offered.ts'
import type { OrderedLines } from './ordered-lines.ts'

/** Pieces of a size, in the order and typed. */
export const piecesOf = (
  { product_attributes }: Pick<OfferedSize, 'product_attributes'>,
  typed: Quantities,
  { lines }: Pick<OrderedLines, 'lines'>,
): number => product_attributes.reduce((sum, { id }) => sum + (typed[id] ?? 0) + (lines.get(id)?.quantity ?? 0), 0)
