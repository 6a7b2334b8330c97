import { fits, type OrderSteps, stepsOf as stepsOfSize } from '@fairfloor/domain/catalogue/fitting-quantity'
import { type Cents, fromEuros, times } from '@fairfloor/domain/money'
import type { UnsavedLines } from '../../../lib/sending/line-changes.ts'
import type { Shown } from '../../../lib/sending/shown-lines.ts'
import type { Position } from './basket.ts'

/** A position as shown. */
export type Line = Shown<Position>

/** What the size of a line is ordered in; of a backorder any rest can be confirmed. */
export const stepsOf = ({ most, product_attribute }: Position): OrderSteps | undefined =>
  most === null ? stepsOfSize(product_attribute.product_size) : undefined

/** Whether the quantity of a line can be ordered, or confirmed. */
export const fitsLine = (line: Line): boolean => {
  const steps = stepsOf(line)
  return steps === undefined || fits(line.quantity, steps)
}

/** Whether a line cannot be ordered as it is. What has not reached the server yet is sent first. */
export const needsBuyer = (line: Line): boolean =>
  !line.is_available || (line.error !== null && !line.unsent) || !fitsLine(line)

/** Whether a change was not refused, and is to be sent again. */
export const isUnsent = (unsaved: UnsavedLines): boolean =>
  [...unsaved.values()].some(({ quantity, error }) => quantity !== null && error !== null)

/** Net sum of a line; null for readers who may not see prices. */
export const sumOf = ({ single_price_exc_vat: price, quantity }: Line): Cents | null =>
  price === null ? null : times(fromEuros(price), quantity)

/** Whether what would be ordered is what is on screen: the same flavours, each with its pieces and price. */
export const isSame = (lines: readonly Line[], positions: readonly Position[]): boolean =>
  lines.length === positions.length &&
  positions.every(({ id, quantity, single_price_exc_vat: price }) =>
    lines.some(line => line.id === id && line.quantity === quantity && line.single_price_exc_vat === price),
  )
