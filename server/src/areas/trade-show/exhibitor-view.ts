import type { Answer } from '@fairfloor/domain/endpoint'
import { pictureUrl, pictureUrlOf } from '@fairfloor/domain/pictures'
import type { getBoothExhibitor } from '@fairfloor/domain/trade-show/contract'
import { type Buyer, isListed, type Snapshot } from '../catalogue/index.ts'
import type { Exhibitor } from './show.ts'

/** What other areas know of the booths of an edition. */
export type BoothOffers = {
  /** Ids of the exhibitors that have highlights. */
  readonly highlights: ReadonlySet<number>
  /** Ids of the exhibitors that have samples. */
  readonly samples: ReadonlySet<number>
  /** Addresses of the media kits of those that have media files, by the exhibitor's id. */
  readonly mediaKits: ReadonlyMap<number, string>
}

/** An exhibitor as sent on the wire. */
export function exhibitorView(
  snapshot: Snapshot,
  exhibitor: Exhibitor,
  { highlights, samples, mediaKits }: BoothOffers,
  looker: Buyer & { readonly now: Date },
): Answer<typeof getBoothExhibitor> {
  const brand = snapshot.brands.get(exhibitor.brandId)
  if (!brand) throw new Error(`Brand ${exhibitor.brandId} of booth ${exhibitor.boothNumber} is not in the catalogue`)
  // The organiser's booth offers nothing to order.
  const offered = exhibitor.organiser ? [] : brand.sizes
  const sizes = offered.filter(size => isListed(size, looker, looker.now))
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
