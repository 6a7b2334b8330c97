import { getShowcase, type ShowcaseProduct } from '@fairfloor/domain/booth-content/showcase-contract'
import * as shapes from '@fairfloor/domain/booth-content/showcase-shapes'
import { pictureUrl } from '@fairfloor/domain/pictures'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { type Catalogue, listSizes } from '../catalogue/index.ts'
import type { ListRates } from '../seller/index.ts'
import type { Shows } from '../trade-show/index.ts'
import { videosByBrand, vitrinesOf } from './queries.ts'

type Deps = { catalogue: Catalogue; shows: Shows; listRates: ListRates }

/** The showcase: contents of the vitrines at show prices, without products that can no longer be ordered. */
export function serveShowcase(platform: Platform, { catalogue, shows, listRates }: Deps): void {
  const { db } = platform
  serve(platform, getShowcase, shapes.getShowcase, async ({ viewer, now }) => {
    const { id: editionId } = shows.current().edition
    const [places, videos] = [await vitrinesOf(db, editionId), await videosByBrand(db)]
    const rates = await listRates.of(viewer.country, now)
    const snapshot = catalogue.snapshot()
    const sizes = places.flatMap(({ sizeId }) => snapshot.sizes.get(sizeId) ?? [])
    const listed = listSizes(snapshot, [...new Set(sizes)], 'top', {
      priceGroupId: viewer.priceGroupId,
      country: viewer.country,
      editionId,
      now,
      rates,
    })
    const shown = new Map(
      listed.map((size): [number, ShowcaseProduct] => {
        const video = videos.get(snapshot.sizes.get(size.id)!.product.brand.id)
        const poster = video?.poster ? pictureUrl(video.poster, 640) : null
        return [size.id, { ...size, brand_video_url: video?.url ?? null, brand_video_poster_url: poster }]
      }),
    )
    const last = places.at(-1)?.vitrine ?? 0
    return Array.from({ length: last }, (_, i) => ({
      vitrineId: i + 1,
      products: places.filter(({ vitrine }) => vitrine === i + 1).flatMap(({ sizeId }) => shown.get(sizeId) ?? []),
    }))
  })
}
