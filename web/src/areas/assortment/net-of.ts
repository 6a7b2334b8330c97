import { type Cents, cents, sum } from '@fairfloor/domain/money'
import { type PricedSize, sumFor } from '@fairfloor/domain/promotions/wire'
import type { Quantities } from '../../lib/sending/pending.tsx'
import type { OfferedSize } from '../catalogue/offered.ts'
import type { OrderedLines } from '../catalogue/ordered-lines.ts'

/** What the pieces of a size cost, typed and in the order, line by line: a promotion may count for one flavour only. 0 without prices. */
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
