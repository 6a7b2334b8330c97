import { type Cents, fromEuros, times } from '@fairfloor/domain/money'
import type { OutletBasket } from '@fairfloor/domain/outlet/contract'
import type { UnsavedLines } from '../../lib/sending/line-changes.ts'
import { type Shown, shownLines } from '../../lib/sending/shown-lines.ts'

/** A position as shown. */
export type Line = Shown<OutletBasket['positions'][number]>

export const linesOf = (positions: OutletBasket['positions'], unsaved: UnsavedLines): Line[] =>
  shownLines(positions, unsaved, line => {
    const fits = line.left !== null && line.is_available && line.quantity <= line.left
    return { ...line, fault: fits ? null : line.fault }
  })

/** Whether a line cannot be ordered as it is. */
export const needsBuyer = ({ fault, error }: Line): boolean => fault !== null || error !== null

/** Net sum of a line; null for what is gone, or for who sees no prices. */
export const sumOf = ({ price, quantity }: Line): Cents | null =>
  price === null ? null : times(fromEuros(price), quantity)
