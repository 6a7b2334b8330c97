import type { getProducts } from '@fairfloor/domain/assortment/contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { inWidth, pictureUrlOf } from '@fairfloor/domain/pictures'
import { brandOnSale, type Snapshot } from '../catalogue/index.ts'
import type { Asked } from './filters.ts'
import type { Moment } from './offers.ts'

type Heading = Answer<typeof getProducts>['heading']

const NOTHING_MORE = { parent: null, description: null, logo_url: null, banner_url: null, promotion: null }

/** What the page is about; null where it is about nothing, or what it names does not exist. */
export function headingOf(snapshot: Snapshot, asked: Asked, look: Moment): Heading {
  if (asked.promo !== undefined) return asked.promo === 'all' ? null : promotionHeading(asked.promo, look)
  if (typeof asked.potw === 'number') return sizeOfWeekHeading(snapshot, asked.potw, look)
  if (asked.botm) return brandHeading(snapshot, look.promotions.botm(look.now), 'botm', look)
  if (asked.category !== undefined) return categoryHeading(snapshot, asked.category)
  return brandHeading(snapshot, asked.brand ?? null, 'brand', look)
}

function promotionHeading(id: number, look: Moment): Heading {
  const promotion = look.promotions.active(look).find(one => one.id === id)
  if (!promotion) return null
  const [view] = look.promotions.viewOf({ clearance: null, promotions: [promotion] }).promotions
  const banner = pictureUrlOf(promotion.banner)
  return {
    ...NOTHING_MORE,
    kind: 'promotion',
    id,
    name: promotion.name,
    banner_url: banner && inWidth(banner, 640),
    promotion: view ?? null,
  }
}

function sizeOfWeekHeading(snapshot: Snapshot, id: number, look: Moment): Heading {
  const name = sizeOfWeek(snapshot, id, look)
  return name === undefined ? null : { ...NOTHING_MORE, kind: 'potw', id, name }
}

/** The full name of a size of the product of the week; undefined for any other size. */
export function sizeOfWeek(
  snapshot: Snapshot,
  id: number,
  { promotions, now }: Pick<Moment, 'promotions' | 'now'>,
): string | undefined {
  const size = promotions.potw(now).includes(id) ? snapshot.sizes.get(id) : undefined
  return size && `${size.product.brand.name} ${size.product.name} ${size.name}`
}

function categoryHeading(snapshot: Snapshot, id: number): Heading {
  const category = snapshot.categories.get(id)
  if (!category) return null
  const parent = category.parentId === null ? undefined : snapshot.categories.get(category.parentId)
  return {
    ...NOTHING_MORE,
    kind: 'category',
    id: category.id,
    name: category.name,
    parent: parent ? { id: parent.id, name: parent.name } : null,
  }
}

function brandHeading(snapshot: Snapshot, id: number | null, kind: 'brand' | 'botm', { now }: Moment): Heading {
  const brand = brandOnSale(snapshot, id, now)
  if (!brand) return null
  return {
    ...NOTHING_MORE,
    kind,
    id: brand.id,
    name: brand.name,
    description: brand.description || null,
    logo_url: pictureUrlOf(brand.logo),
    banner_url: pictureUrlOf(brand.banner),
  }
}
