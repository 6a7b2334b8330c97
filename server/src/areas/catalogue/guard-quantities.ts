import { fittingQuantity } from '@fairfloor/domain/catalogue/fitting-quantity'
import { refuse } from '@fairfloor/domain/catalogue/refusals'
import type { FieldError } from '@fairfloor/domain/refusal'
import { nameOf } from './product-size.ts'
import type { Snapshot } from './snapshot.ts'

type Wanted = {
  readonly flavourId: number
  /** Pieces of the flavour in the whole order; 0 always fits. */
  readonly quantity: number
  /** Where the input names it. */
  readonly path: string
}

/**
 * Guards that quantities fit the multiple and the minimum of their sizes. Unknown flavours pass.
 * @throws Refusal quantity_misfit, which says the next quantity that fits, naming the lines
 */
export function guardQuantities(snapshot: Snapshot, wanted: readonly Wanted[]): void {
  const misfits = wanted.flatMap(({ flavourId, quantity, path }) => {
    const size = snapshot.flavours.get(flavourId)?.size
    const next = size && quantity > 0 ? fittingQuantity(quantity, size) : quantity
    if (next === quantity) return []
    return [{ path, details: { position: nameOf(snapshot, flavourId), quantity, next } }]
  })
  const [first] = misfits
  if (!first) return
  const errors = misfits.map(
    ({ path, details }): FieldError => ({ path, detail: refuse('quantity_misfit', details).message }),
  )
  throw refuse('quantity_misfit', first.details, errors)
}
