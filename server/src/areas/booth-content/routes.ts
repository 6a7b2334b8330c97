import * as contract from '@fairfloor/domain/booth-content/contract'
import * as shapes from '@fairfloor/domain/booth-content/shapes'
import { refuse } from '@fairfloor/domain/general-refusals'
import { pictureUrl, pictureUrlOf } from '@fairfloor/domain/pictures'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Exhibitor, Shows } from '../trade-show/index.ts'
import { prefixOf } from './media-type.ts'
import { newProductsOf } from './new-products.ts'
import { categoriesOfMedia, highlightsOf, mediaOf } from './queries.ts'
import { mediaLink } from './save-media.ts'
import { downloadMediaKit, viewHighlight, viewOrganiserVideo } from './view.ts'

export function serveContent(platform: Platform, { catalogue, shows }: { catalogue: Catalogue; shows: Shows }): void {
  const { db } = platform

  serve(platform, contract.getHighlights, shapes.getHighlights, async ({ viewer, params }) => {
    const { id } = exhibitorOf(params.id)
    return (await highlightsOf(db, id, viewer.userId)).map(({ highlight, viewedAt }) => ({
      id: highlight.id,
      imageInitialLink: pictureUrl(highlight.front, 640),
      imageFlippedLink: pictureUrl(highlight.flipped, 640),
      isViewedByUser: viewedAt !== null,
      title: highlight.title,
      text: highlight.text,
      product_size_id: highlight.sizeId,
    }))
  })

  serve(platform, contract.viewHighlight, shapes.viewHighlight, async ({ viewer, body, now, transaction }) => {
    await transaction(tx => viewHighlight(tx, { show: shows.current(), viewer, now }, body.highlight_id))
    return DONE
  })

  serve(platform, contract.getMediaCategories, shapes.getMediaCategories, () => categoriesOfMedia(db))

  serve(platform, contract.getMedia, shapes.getMedia, async ({ params }) => {
    const { id } = exhibitorOf(params.id)
    return (await mediaOf(db, id)).map(({ file, category }) => ({
      id: file.id,
      name: file.name,
      link: mediaLink(file),
      size: file.size,
      mime_type_prefix: prefixOf(file.file),
      category,
      preview_url: pictureUrlOf(file.preview),
    }))
  })

  serve(platform, contract.downloadMediaKit, shapes.downloadMediaKit, async ({ viewer, body, now, transaction }) => {
    await transaction(tx => downloadMediaKit(tx, { show: shows.current(), viewer, now }, body.exhibitor_id))
    return DONE
  })

  serve(platform, contract.getNewProducts, shapes.getNewProducts, ({ viewer, params, now }) => {
    const { brandId, organiser } = exhibitorOf(params.id)
    if (organiser) return []
    const { priceGroupId, country } = viewer
    const buyer = { priceGroupId, country, editionId: shows.current().edition.id }
    return newProductsOf(catalogue.snapshot().brands.get(brandId)?.sizes ?? [], buyer, now)
  })

  serve(platform, contract.viewOrganiserVideo, shapes.viewOrganiserVideo, async ({ viewer, now, transaction }) => {
    await transaction(tx => viewOrganiserVideo(tx, { show: shows.current(), viewer, now }))
    return DONE
  })

  function exhibitorOf(id: number): Exhibitor {
    const exhibitor = shows.current().exhibitorById.get(id)
    if (!exhibitor) throw refuse('not_found')
    return exhibitor
  }
}

const DONE = { success: true } as const
