import type { Hotspot } from '@fairfloor/domain/trade-show/scenes'
import type { SpotDetails } from '../../panorama/spots.ts'
import type { Exhibitor } from './show.ts'
import type { tradeShowTexts } from './texts.ts'

/** Labels of the hall's hotspots for booths: the exhibitor's name and content. */
export function describeSpot(
  hotspot: Hotspot,
  byBooth: ReadonlyMap<number, Exhibitor>,
  visited: ReadonlySet<number>,
  ordered: ReadonlyMap<number, number>,
  { exhibitorList: t }: (typeof tradeShowTexts)['en'],
): SpotDetails | null {
  const exhibitor = hotspot.booth_number === null ? undefined : byBooth.get(hotspot.booth_number)
  if (!exhibitor) return null
  const { product_sizes_count: products, new_products_count: fresh } = exhibitor
  const lines = ordered.get(exhibitor.boothNumberB2b)
  return {
    name: exhibitor.name,
    logo: exhibitor.logo_image_url,
    visited: visited.has(exhibitor.id),
    ...(lines && { ordered: t.ordered(lines) }),
    facts: [
      ...(products > 0 ? [{ icon: 'box' as const, text: t.products(products) }] : []),
      ...(fresh > 0 ? [{ icon: 'sparkle' as const, text: t.newProducts(fresh) }] : []),
    ],
  }
}
