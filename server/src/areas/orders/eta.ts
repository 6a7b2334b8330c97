import type { Day } from '@fairfloor/domain/day'
import { type Catalogue, stockOf } from '../catalogue/index.ts'
import type { EtaOf } from './backorder.ts'

/** Expected days as the catalogue has them; one that has passed says nothing any more. */
export const etasOf = (catalogue: Catalogue, today: Day): EtaOf => {
  const snapshot = catalogue.snapshot()
  return flavourId => {
    const { eta } = stockOf(snapshot, flavourId)
    return eta !== null && eta >= today ? eta : null
  }
}
