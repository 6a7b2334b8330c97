import type { Answer } from '@fairfloor/domain/endpoint'
import { euros } from '@fairfloor/domain/money'
import { pictureUrlOf } from '@fairfloor/domain/pictures'
import { recommended, type TopProduct } from '@fairfloor/domain/show-orders/recommendation'
import type { getRecommendedTopProduct } from '@fairfloor/domain/show-orders/recommendation-contract'
import type { CustomerViewer } from '@fairfloor/domain/viewer'
import { eq, sum } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { type Buyer, isOffered, pricesOf, type Size, type Snapshot } from '../catalogue/index.ts'
import { type Exhibitor, type Show, visitsOf } from '../trade-show/index.ts'
import { readShowOrder } from './show-order.ts'
import { showOrders, showPositions } from './tables.ts'

type Recommendation = NonNullable<Answer<typeof getRecommendedTopProduct>>

/** The robot's product for this user, without samples; undefined if there is nothing to recommend. */
export async function recommend(
  db: Db,
  show: Show,
  snapshot: Snapshot,
  viewer: CustomerViewer,
  now: Date,
): Promise<{ exhibitor: Exhibitor; product: Omit<Recommendation, 'sample_product_sizes'> } | undefined> {
  const sold = await soldBySize(db, show.edition.id, snapshot)
  const own = await readShowOrder(db, show.edition.id, viewer.customerId)
  const visits = await visitsOf(db, viewer.userId)
  const buyer = { priceGroupId: viewer.priceGroupId, country: viewer.country, editionId: show.edition.id }
  const tops = show.exhibitors.flatMap(exhibitor => topOf(exhibitor, snapshot, sold, buyer, now))
  const ordered = (own?.positions ?? [])
    .filter(({ quantity }) => quantity > 0)
    .flatMap(({ flavourId }) => snapshot.flavours.get(flavourId)?.size.product.brand.id ?? [])
    .flatMap(brandId => show.exhibitorByBrand.get(brandId)?.id ?? [])
  const top = recommended(tops, {
    ordered: new Set(ordered),
    visited: new Set(visits.map(({ exhibitorId }) => exhibitorId)),
  })
  if (!top) return undefined
  const { exhibitor, size, quantity } = top
  const prices = pricesOf(size, buyer)!
  return {
    exhibitor,
    product: {
      brand_name: size.product.brand.name,
      product_name: size.product.name,
      quantity,
      exhibitor_panoNr: exhibitor.panoNumber,
      exhibitor_boothNr: exhibitor.boothNumber,
      product_size: {
        id: size.id,
        name: size.name,
        image_url: pictureUrlOf(size.image ?? size.product.image),
        unit_value: size.unitValue,
        unit_name: size.unitName,
        units_per_case: size.unitsPerCase,
        regular_price: euros(prices.regular),
        current_price: euros(prices.show ?? prices.current),
      },
    },
  }
}

/** An exhibitor's best seller, otherwise its first of 'top'; none for the organiser, who takes no orders. */
function topOf(
  exhibitor: Exhibitor,
  { brands }: Snapshot,
  sold: ReadonlyMap<number, number>,
  buyer: Buyer,
  now: Date,
): (TopProduct & { exhibitor: Exhibitor; size: Size })[] {
  if (exhibitor.organiser) return []
  const soldOf = (size: Size) => sold.get(size.id) ?? 0
  const size = (brands.get(exhibitor.brandId)?.sizes ?? [])
    .filter(one => pricesOf(one, buyer) && one.flavours.some(flavour => isOffered(flavour, now)))
    .toSorted((a, b) => soldOf(b) - soldOf(a))[0]
  if (!size) return []
  return [{ exhibitorId: exhibitor.id, boothNumber: exhibitor.boothNumber, quantity: soldOf(size), exhibitor, size }]
}

async function soldBySize(db: Db, editionId: number, { flavours }: Snapshot): Promise<Map<number, number>> {
  const found = await db
    .select({ flavourId: showPositions.flavourId, pieces: sum(showPositions.quantity).mapWith(Number) })
    .from(showPositions)
    .innerJoin(showOrders, eq(showOrders.id, showPositions.showOrderId))
    .where(eq(showOrders.editionId, editionId))
    .groupBy(showPositions.flavourId)
  const sold = new Map<number, number>()
  for (const { flavourId, pieces } of found) {
    const size = flavours.get(flavourId)?.size
    if (size) sold.set(size.id, (sold.get(size.id) ?? 0) + pieces)
  }
  return sold
}
