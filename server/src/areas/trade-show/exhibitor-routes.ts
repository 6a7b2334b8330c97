import { refuse } from '@fairfloor/domain/general-refusals'
import { pictureUrlOf } from '@fairfloor/domain/pictures'
import * as contract from '@fairfloor/domain/trade-show/contract'
import * as shapes from '@fairfloor/domain/trade-show/shapes'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { ListRates } from '../seller/index.ts'
import { type BoothOffers, exhibitorView } from './exhibitor-view.ts'
import type { Shows } from './show.ts'
import { productsSought } from './where-is.ts'

type Deps = { catalogue: Catalogue; shows: Shows; listRates: ListRates; offersOf: () => Promise<BoothOffers> }

/** Endpoints for exhibitors and their booths. */
export function serveExhibitors(platform: Platform, { catalogue, shows, listRates, offersOf }: Deps): void {
  serve(platform, contract.getExhibitors, shapes.getExhibitors, async ({ viewer, now }) => {
    const { edition, exhibitors } = shows.current()
    const offers = await offersOf()
    const looker = { priceGroupId: viewer.priceGroupId, country: viewer.country, editionId: edition.id, now }
    return exhibitors.map(exhibitor => exhibitorView(catalogue.snapshot(), exhibitor, offers, looker))
  })

  serve(platform, contract.getExhibitorPlaces, shapes.getExhibitorPlaces, () => {
    const { brands } = catalogue.snapshot()
    return shows.current().exhibitors.map(({ id, brandId, panoNumber, boothNumber }) => ({
      id,
      brand_id: brandId,
      name: brands.get(brandId)?.name ?? '',
      logo_image_url: pictureUrlOf(brands.get(brandId)?.logo ?? null),
      panoNumberB2b: panoNumber,
      boothNumberB2b: boothNumber,
    }))
  })

  serve(platform, contract.getBoothExhibitor, shapes.getBoothExhibitor, async ({ viewer, params, now }) => {
    const { edition, exhibitorByBooth } = shows.current()
    const exhibitor = exhibitorByBooth.get(params.boothNumber)
    if (!exhibitor) throw refuse('not_found')
    const looker = { priceGroupId: viewer.priceGroupId, country: viewer.country, editionId: edition.id, now }
    return exhibitorView(catalogue.snapshot(), exhibitor, await offersOf(), looker)
  })

  serve(platform, contract.whereIs, shapes.whereIs, async ({ viewer, query, now }) => {
    const { edition, exhibitors } = shows.current()
    const rates = await listRates.of(viewer.country, now)
    return productsSought(catalogue.snapshot(), exhibitors, query.search, {
      priceGroupId: viewer.priceGroupId,
      country: viewer.country,
      editionId: edition.id,
      now,
      rates,
    })
  })
}
