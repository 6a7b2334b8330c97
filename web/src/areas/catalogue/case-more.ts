import { fittingQuantity, MOST_PIECES, stepsOf } from '@fairfloor/domain/catalogue/fitting-quantity'
import type { OfferedSize } from './offered.ts'

/** A quantity with a case more, or what fits the steps of its size next. */
export const caseMore = (quantity: number, size: OfferedSize): number =>
  fittingQuantity(Math.min(MOST_PIECES, quantity + size.units_per_case), stepsOf(size))
