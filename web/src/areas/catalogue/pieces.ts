import { type Cents, cents, sum } from '@fairfloor/domain/money'
import { type PricedSize, sumFor } from '@fairfloor/domain/promotions/wire'
import type { Quantities } from '../../lib/pending.tsx'
import type { OfferedSize } from './offered.ts'
import type { OrderedLines } from './ordered-lines.ts'

/** Pieces of a size, in the order and typed. */
export const piecesOf = (
  { product_attributes }: Pick<OfferedSize, 'product_attributes'>,
  typed: Quantities,
  { lines }: Pick<OrderedLines, 'lines'>,
): number =>
  product_attributes.reduce((pieces, { id }) => pieces + (typed[id] ?? 0) + (lines.get(id)?.quantity ?? 0), 0)

/** What they cost, line by line: a promotion may count for one flavour and not for another. 0 without prices. */
export const netOf = (
  size: PricedSize & Pick<OfferedSize, 'product_attributes'>,
  typed: Quantities,
  { lines }: Pick<OrderedLines, 'lines'>,
): Cents =>
  sum(
    size.product_attributes.map(({ id }) => {
      const quantity = (typed[id] ?? 0) + (lines.get(id)?.quantity ?? 0)
      return sumFor(size, quantity) ?? cents(0)
    }),
  )
