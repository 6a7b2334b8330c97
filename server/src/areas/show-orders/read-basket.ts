import type { Answer } from '@fairfloor/domain/endpoint'
import type { getBasket } from '@fairfloor/domain/show-orders/contract'
import type { Db } from '../../platform/database.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Show } from '../trade-show/index.ts'
import { readSamples, type SampleBasket } from './sample-basket.ts'
import { readShowOrder, type ShowPosition } from './show-order.ts'
import { basketView } from './views.ts'

export type BasketDeps = { readonly catalogue: Catalogue; readonly samples: SampleBasket }

/** A customer's whole basket at an edition, including samples; two statements. */
export const readBasket = (
  db: Db,
  deps: BasketDeps,
  show: Show,
  customerId: number,
): Promise<Answer<typeof getBasket>> => read(db, deps, show, customerId, position => position)

/** The same with what was deleted from it. */
export const readHistory: typeof readBasket = (db, deps, show, customerId) =>
  read(db, deps, show, customerId, position => ({ ...position, deletedQuantity: 0 }))

async function read(
  db: Db,
  { catalogue, samples }: BasketDeps,
  show: Show,
  customerId: number,
  shown: (position: ShowPosition) => ShowPosition,
): Promise<Answer<typeof getBasket>> {
  const found = await readShowOrder(db, show.edition.id, customerId)
  const taken = await readSamples(db, samples, show.edition.id, customerId)
  const positions = found?.positions.map(shown) ?? []
  return basketView(show, catalogue.snapshot(), found?.order.confirmedAt ?? null, positions, taken)
}
