import { pictureUrl } from '@fairfloor/domain/pictures'
import { shownBanners, slidePictures } from '@fairfloor/domain/promotions/banner'
import { getBanners } from '@fairfloor/domain/promotions/banner-contract'
import * as bannerShapes from '@fairfloor/domain/promotions/banner-shapes'
import { getActivePromotions, getBrandOfMonth, getProductOfWeek } from '@fairfloor/domain/promotions/contract'
import * as shapes from '@fairfloor/domain/promotions/shapes'
import type { Viewer } from '@fairfloor/domain/viewer'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { brandOnSale, type Catalogue, isListed } from '../catalogue/index.ts'
import type { Asked, Promotions } from './promotions.ts'
import { promotionView } from './views.ts'

const askedBy = (viewer: Viewer | null, now: Date): Asked => ({
  priceGroupId: viewer?.priceGroupId ?? null,
  country: viewer?.country ?? null,
  now,
})

type Deps = { readonly catalogue: Catalogue; readonly promotions: Promotions }

/** The landing's banners, and what the menu of the sale shows: only what leads to a list that holds something. */
export function servePromotions(platform: Platform, { catalogue, promotions }: Deps): void {
  const listed = (sizeId: number, asked: Asked) => {
    const size = catalogue.snapshot().sizes.get(sizeId)
    return size && isListed(size, asked, asked.now) ? size : undefined
  }

  serve(platform, getBrandOfMonth, shapes.getBrandOfMonth, ({ now }) => {
    const brand = brandOnSale(catalogue.snapshot(), promotions.botm(now), now)
    return { brand: brand ? { name: brand.name } : null }
  })

  serve(platform, getProductOfWeek, shapes.getProductOfWeek, ({ viewer, now }) => {
    const asked = askedBy(viewer, now)
    return {
      products: promotions.potw(now).flatMap(id => {
        const size = listed(id, asked)
        if (!size) return []
        const { product } = size
        return [{ erp_id: id, name: `${product.name} ${size.name}`, brand: { name: product.brand.name } }]
      }),
    }
  })

  serve(platform, getActivePromotions, shapes.getActivePromotions, ({ viewer, now }) => {
    const asked = askedBy(viewer, now)
    const sale = new Map<number, Set<string>>()
    for (const { sizeId, percent, group } of promotions.clearances(now).values()) {
      if (!listed(sizeId, asked)) continue
      const groups = sale.get(percent) ?? new Set()
      sale.set(percent, group === null ? groups : groups.add(group))
    }
    return {
      promo: promotions.active(asked).map(promotion => ({
        ...promotionView(promotion),
        banner_url: promotion.banner && pictureUrl(promotion.banner, 640),
      })),
      sale: Object.fromEntries([...sale].map(([percent, groups]) => [percent, [...groups].sort()])),
    }
  })

  serve(platform, getBanners, bannerShapes.getBanners, ({ now }) =>
    shownBanners(promotions.campaigns().banners, now).map(banner => ({
      id: banner.id,
      title: banner.title,
      text: banner.text,
      link: banner.link,
      pictures: slidePictures(banner).map(({ media, srcSet }) => ({ media, srcset: srcSet })),
    })),
  )
}
