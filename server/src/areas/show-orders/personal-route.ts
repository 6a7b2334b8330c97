import type { Answer } from '@fairfloor/domain/endpoint'
import { pictureUrlOf } from '@fairfloor/domain/pictures'
import { type BrandRoute, personalRoute, type RouteFlavour } from '@fairfloor/domain/show-orders/personal-route'
import type { getPersonalRoute } from '@fairfloor/domain/show-orders/personal-route-contract'
import type { CustomerViewer } from '@fairfloor/domain/viewer'
import type { Db } from '../../platform/database.ts'
import { type Buyer, isListed, isOffered, pricesOf, type Snapshot } from '../catalogue/index.ts'
import type { Exhibitor, Show } from '../trade-show/index.ts'
import { purchasesOf } from './purchases.ts'
import { readShowOrder } from './show-order.ts'

type Route = Answer<typeof getPersonalRoute>

/** Sizes that the answer names of each kind at a booth. */
const NAMED = 6

/**
 * The personal route of a customer. The work depends on what the customer buys and on how many sizes its brands have,
 * not on the size of the catalogue.
 */
export async function readPersonalRoute(
  db: Db,
  show: Show,
  snapshot: Snapshot,
  viewer: CustomerViewer,
  now: Date,
): Promise<Route> {
  const { edition } = show
  const buyer = { priceGroupId: viewer.priceGroupId, country: viewer.country, editionId: edition.id }
  const purchases = await purchasesOf(db, edition, viewer.customerId, now)
  const order = await readShowOrder(db, edition.id, viewer.customerId)
  const atTheFair = ({ flavourId }: { flavourId: number }): RouteFlavour[] => {
    const flavour = snapshot.flavours.get(flavourId)
    const brandId = flavour?.size.product.brand.id
    if (!flavour || brandId === undefined || !boothOf(show, brandId)) return []
    return isOffered(flavour, now) && pricesOf(flavour.size, buyer)
      ? [{ flavourId, sizeId: flavour.size.id, brandId }]
      : []
  }
  const route = personalRoute(
    {
      bought: purchases.flatMap(one => atTheFair(one).map(flavour => ({ ...flavour, pieces: one.pieces }))),
      ordered: (order?.positions ?? []).filter(({ quantity }) => quantity > 0).flatMap(atTheFair),
    },
    brandId => newSizesOf(snapshot, brandId, buyer, now),
  )
  return route
    .map(brand => viewOf(brand, boothOf(show, brand.brandId)!, snapshot))
    .sort((a, b) => a.booth_number - b.booth_number)
}

/** The brand's booth; none for the organiser, who takes no orders. */
function boothOf(show: Show, brandId: number): Exhibitor | undefined {
  const exhibitor = show.exhibitorByBrand.get(brandId)
  return exhibitor?.organiser ? undefined : exhibitor
}

const newSizesOf = ({ brands }: Snapshot, brandId: number, buyer: Buyer, now: Date): number[] =>
  (brands.get(brandId)?.sizes ?? [])
    .filter(size => size.product.isNew && isListed(size, buyer, now))
    .map(({ id }) => id)

function viewOf({ brandId, again, newSizeIds }: BrandRoute, exhibitor: Exhibitor, snapshot: Snapshot): Route[number] {
  const brand = snapshot.brands.get(brandId)!
  const sizeView = (sizeId: number) => {
    const { id, name, image, product } = snapshot.sizes.get(sizeId)!
    return {
      product_size_id: id,
      product_name: product.name,
      product_size_name: name,
      image_url: pictureUrlOf(image ?? product.image),
    }
  }
  return {
    exhibitor_id: exhibitor.id,
    brand_name: brand.name,
    logo_image_url: pictureUrlOf(brand.logo),
    pano_nr: exhibitor.panoNumber,
    booth_number: exhibitor.boothNumber,
    again_count: again.length,
    new_count: newSizeIds.length,
    again: again.slice(0, NAMED).map(({ sizeId, flavourIds, pieces }) => ({
      ...sizeView(sizeId),
      flavours: flavourIds.map(id => snapshot.flavours.get(id)!.name),
      quantity: pieces,
    })),
    new: newSizeIds.slice(0, NAMED).map(sizeView),
  }
}
