import type { Answer } from '@fairfloor/domain/endpoint'
import type { getBasket } from '@fairfloor/domain/show-orders/contract'
import type { Db } from '../../platform/database.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Show } from '../trade-show/index.ts'
import { readSamples, type SampleBasket } from './sample-basket.ts'
import { readShowOrder } from './show-order.ts'
import { basketView } from './views.ts'

export type BasketDeps = { readonly catalogue: Catalogue; readonly samples: SampleBasket }

/** A customer's whole basket at an edition, including samples; two statements. */
export async function readBasket(
  db: Db,
  { catalogue, samples }: BasketDeps,
  show: Show,
  customerId: number,
): Promise<Answer<typeof getBasket>> {
  const found = await readShowOrder(db, show.edition.id, customerId)
  const taken = await readSamples(db, samples, show.edition.id, customerId)
  return basketView(show, catalogue.snapshot(), found?.order.confirmedAt ?? null, found?.positions ?? [], taken)
}
