import { withoutPriceOrder } from '@fairfloor/domain/catalogue/sort'
import { refuse } from '@fairfloor/domain/general-refusals'
import { getBoothSizes } from '@fairfloor/domain/trade-show/booth-contract'
import * as shapes from '@fairfloor/domain/trade-show/booth-shapes'
import { hasRight } from '@fairfloor/domain/viewer'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { type Catalogue, listSizes, makeReadyLists } from '../catalogue/index.ts'
import type { ListRates } from '../seller/index.ts'
import type { Shows } from './show.ts'

type Deps = { catalogue: Catalogue; shows: Shows; listRates: ListRates }

/** Products of a booth at show prices; answered from memory without a statement. */
export function serveBooth(platform: Platform, { catalogue, shows, listRates }: Deps): void {
  const lists = makeReadyLists(platform, catalogue)

  serve(platform, getBoothSizes, shapes.getBoothSizes, async ({ viewer, params, query, now, request, reply }) => {
    const { edition, exhibitorById } = shows.current()
    const exhibitor = exhibitorById.get(params.id)
    if (!exhibitor) throw refuse('not_found')
    const rates = await listRates.of(viewer.country, now)
    const snapshot = catalogue.snapshot()
    const sizes = snapshot.brands.get(exhibitor.brandId)?.sizes ?? []
    const { priceGroupId, country } = viewer
    const look = {
      priceGroupId,
      country,
      editionId: edition.id,
      now,
      rates,
    }
    const sort = query.sort ?? 'top'
    // Cached bytes contain prices. Viewers who may not see them, which is rare, get a list of their own.
    if (!hasRight(viewer, 'prices')) return listSizes(snapshot, sizes, withoutPriceOrder(sort), look)
    const key = `${exhibitor.brandId} ${sort} ${priceGroupId} ${edition.id} ${country}`
    lists.send({ request, reply, now }, key, [sizes, rates], () => ({
      answer: listSizes(snapshot, sizes, sort, look),
      sizes,
    }))
    return undefined
  })
}
