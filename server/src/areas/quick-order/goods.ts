import type { ShopSize } from '@fairfloor/domain/assortment/contract'
import type { Counter } from '@fairfloor/domain/quick-order/addresses'
import type { CustomerViewer } from '@fairfloor/domain/viewer'
import { type LookOf, type Search, shopSizeOf } from '../assortment/index.ts'
import {
  type Buyer,
  type Catalogue,
  type Flavour,
  isOffered,
  pricesOf,
  productSizeOf,
  type Size,
  type Snapshot,
} from '../catalogue/index.ts'
import type { Show, Shows } from '../trade-show/index.ts'

/** What a buyer can order where the quick order goes to. */
export type Goods = {
  readonly snapshot: Snapshot
  readonly search: Search
  readonly buyer: Buyer
  readonly now: Date
  /** The fair whose exhibitors sell; undefined in the shop. */
  readonly show: Show | undefined
}

/** Whether a flavour's brand sells there: the organiser of a fair takes no orders. */
export function isHere({ size }: Flavour, { show }: Goods): boolean {
  if (!show) return true
  const exhibitor = show.exhibitorByBrand.get(size.product.brand.id)
  return exhibitor !== undefined && !exhibitor.organiser
}

export const isForSale = (flavour: Flavour, goods: Goods): boolean =>
  isOffered(flavour, goods.now) && isHere(flavour, goods) && pricesOf(flavour.size, goods.buyer) !== null

export type Deps = {
  readonly catalogue: Catalogue
  readonly search: Search
  readonly lookOf: LookOf
  readonly shows: Shows
}

/** @throws Refusal no_show */
export function goodsAt(
  { catalogue, search, shows }: Deps,
  { priceGroupId, country }: CustomerViewer,
  at: Counter,
  now: Date,
): Goods {
  const show = at === 'fair' ? shows.current() : undefined
  const buyer = { priceGroupId, country, ...(show ? { editionId: show.edition.id } : {}) }
  return { snapshot: catalogue.snapshot(), search, buyer, now, show }
}

/** Shows sizes as lists do, at the fair with its prices, which know no promotions. */
export async function sizesShown({ lookOf }: Deps, viewer: CustomerViewer, goods: Goods) {
  const look = await lookOf(viewer, goods.now)
  const { snapshot, show } = goods
  return (size: Size): ShopSize => {
    const shown = shopSizeOf(snapshot, size, look)
    if (!show) return shown
    const { regular_price, current_price } = productSizeOf(snapshot, size, {
      ...look,
      editionId: show.edition.id,
    })
    return { ...shown, regular_price, current_price, clearance: null, promotions: [] }
  }
}
