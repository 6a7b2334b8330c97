import type { Answer } from '@fairfloor/domain/endpoint'
import { pictureUrl, pictureUrlOf } from '@fairfloor/domain/pictures'
import { refuse } from '@fairfloor/domain/refusal'
import * as contract from '@fairfloor/domain/trade-show/contract'
import { phaseOf } from '@fairfloor/domain/trade-show/phases'
import { LOBBY_SCENE, type Scene } from '@fairfloor/domain/trade-show/scenes'
import * as shapes from '@fairfloor/domain/trade-show/shapes'
import type { Platform } from '../../platform/parts.ts'
import { serve } from '../../platform/serve.ts'
import { type Buyer, type Catalogue, isListed, type Snapshot } from '../catalogue/index.ts'
import type { Exhibitor, Shows } from './show.ts'
import { hasViewedTour, viewGuidedTour, visitExhibitor, visitsOf } from './visits.ts'
import { productsSought } from './where-is.ts'

/** What other areas know of the booths of an edition. */
export type BoothOffers = {
  /** Ids of the exhibitors that have highlights. */
  readonly highlights: ReadonlySet<number>
  /** Ids of the exhibitors that have samples. */
  readonly samples: ReadonlySet<number>
  /** Addresses of the media kits of those that have media files, by the exhibitor's id. */
  readonly mediaKits: ReadonlyMap<number, string>
}

type Deps = {
  catalogue: Catalogue
  shows: Shows
  offersOf: () => Promise<BoothOffers>
}

export function serveTradeShow(platform: Platform, { catalogue, shows, offersOf }: Deps): void {
  const { db } = platform

  serve(platform, contract.getVts, shapes.getVts, async ({ viewer, now }) => {
    const { edition } = shows.current()
    const phase = phaseOf(edition, now)
    return {
      name: edition.name,
      order_start: edition.orderStart.toISOString(),
      order_end: edition.orderEnd.toISOString(),
      confirmation_start: edition.confirmationStart.toISOString(),
      confirmation_end: edition.confirmationEnd.toISOString(),
      release_end: edition.releaseEnd.toISOString(),
      is_confirmation: phase === 'confirmation',
      is_guided_tour_viewed: viewer === null || (await hasViewedTour(db, edition.id, viewer.userId)),
      phase,
      server_time: now.toISOString(),
      time_zone: edition.timeZone,
      live_counts: edition.liveCounts,
    }
  })

  serve(platform, contract.getExhibitors, shapes.getExhibitors, async ({ viewer, now }) => {
    const { edition, exhibitors } = shows.current()
    const offers = await offersOf()
    const looker = { priceGroupId: viewer.priceGroupId, editionId: edition.id, now }
    return exhibitors.map(exhibitor => exhibitorView(catalogue.snapshot(), exhibitor, offers, looker))
  })

  serve(platform, contract.getExhibitorPlaces, shapes.getExhibitorPlaces, () => {
    const { brands } = catalogue.snapshot()
    return shows.current().exhibitors.map(({ id, brandId, panoNumber, boothNumber }) => ({
      id,
      name: brands.get(brandId)?.name ?? '',
      panoNumberB2b: panoNumber,
      boothNumberB2b: boothNumber,
    }))
  })

  serve(platform, contract.getBoothExhibitor, shapes.getBoothExhibitor, async ({ viewer, params, now }) => {
    const { edition, exhibitorByBooth } = shows.current()
    const exhibitor = exhibitorByBooth.get(params.boothNumber)
    if (!exhibitor) throw refuse('not_found')
    const looker = { priceGroupId: viewer.priceGroupId, editionId: edition.id, now }
    return exhibitorView(catalogue.snapshot(), exhibitor, await offersOf(), looker)
  })

  serve(platform, contract.whereIs, shapes.whereIs, ({ query }) =>
    productsSought(catalogue.snapshot(), shows.current().exhibitors, query.search),
  )

  serve(platform, contract.getVisitedExhibitors, shapes.getVisitedExhibitors, async ({ viewer }) => {
    const { exhibitorById } = shows.current()
    const visits = await visitsOf(db, viewer.userId)
    return visits
      .filter(visit => exhibitorById.has(visit.exhibitorId))
      .map(visit => ({ exhibitor_id: visit.exhibitorId, visited_at: visit.visitedAt.toISOString() }))
  })

  serve(platform, contract.visitExhibitor, shapes.visitExhibitor, async ({ viewer, body, now, transaction }) => {
    await transaction(tx => visitExhibitor(tx, shows.current(), viewer, body.exhibitor_id, now))
    return { success: true } as const
  })

  serve(platform, contract.getScenes, shapes.getScenes, ({ viewer }) =>
    [...shows.current().scenes.values()]
      .filter(scene => viewer !== null || scene.panoNr === LOBBY_SCENE)
      .map(({ panoNr, name }) => ({ panoNr, name })),
  )

  serve(platform, contract.getLobby, shapes.getLobby, () => sceneOf(LOBBY_SCENE))

  serve(platform, contract.getScene, shapes.getScene, ({ params }) => sceneOf(params.panoNr))

  function sceneOf(panoNr: number): Scene {
    const scene = shows.current().scenes.get(panoNr)
    if (!scene) throw refuse('not_found')
    return scene
  }

  serve(platform, contract.getPlan, shapes.getPlan, () => {
    const { plan } = shows.current()
    if (!plan) throw refuse('not_found')
    return plan
  })

  serve(platform, contract.viewGuidedTour, shapes.viewGuidedTour, async ({ viewer, now, transaction }) => {
    await transaction(tx => viewGuidedTour(tx, shows.current().edition.id, viewer, now))
    return { success: true } as const
  })
}

function exhibitorView(
  snapshot: Snapshot,
  exhibitor: Exhibitor,
  { highlights, samples, mediaKits }: BoothOffers,
  looker: Buyer & { readonly now: Date },
): Answer<typeof contract.getBoothExhibitor> {
  const brand = snapshot.brands.get(exhibitor.brandId)
  if (!brand) throw new Error(`Brand ${exhibitor.brandId} of booth ${exhibitor.boothNumber} is not in the catalogue`)
  const sizes = brand.sizes.filter(size => isListed(size, looker, looker.now))
  const newSizes = sizes.filter(size => size.product.isNew)
  return {
    id: exhibitor.id,
    name: brand.name,
    organiser: exhibitor.organiser,
    logo_image_url: pictureUrlOf(brand.logo),
    video_public_link: exhibitor.videoUrl,
    video_poster_link: exhibitor.videoPoster && pictureUrl(exhibitor.videoPoster, 640),
    website_url: exhibitor.websiteUrl,
    youtube_url: exhibitor.youtubeUrl,
    twitter_url: exhibitor.twitterUrl,
    instagram_url: exhibitor.instagramUrl,
    facebook_url: exhibitor.facebookUrl,
    description: exhibitor.description || brand.description,
    complete_media_kit_url: mediaKits.get(exhibitor.id) ?? null,
    has_highlights: highlights.has(exhibitor.id),
    has_new_product_attributes: newSizes.length > 0,
    has_samples: samples.has(exhibitor.id),
    has_media_files: mediaKits.has(exhibitor.id),
    panoNumberB2b: exhibitor.panoNumber,
    boothNumberB2b: exhibitor.boothNumber,
    product_sizes_count: sizes.length,
    new_products_count: newSizes.length,
  }
}
