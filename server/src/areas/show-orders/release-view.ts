import { availabilityOf } from '@fairfloor/domain/catalogue/availability'
import { cents, euros } from '@fairfloor/domain/money'
import { pictureUrlOf } from '@fairfloor/domain/pictures'
import { piecesRemaining } from '@fairfloor/domain/show-orders/left'
import type { Db } from '../../platform/database.ts'
import { type Catalogue, lineOf, readStock } from '../catalogue/index.ts'
import { postalAddress, shippingAddresses } from '../companies/index.ts'
import { priceEach } from '../orders/index.ts'
import type { ReleaseMark } from './release-marks.ts'
import type { ShowPosition } from './show-order.ts'

/** The confirmed positions on the release page: remaining quantity, stock and unit price. */
export async function positionViews(
  db: Db,
  catalogue: Catalogue,
  customerId: number,
  { positions, marks }: { positions: readonly ShowPosition[]; marks: ReadonlyMap<number, ReleaseMark> },
  now: Date,
) {
  const snapshot = catalogue.snapshot()
  const wanted = positions.filter(position => position.quantity > 0)
  if (wanted.length === 0) return []
  const stock = await readStock(
    db,
    wanted.map(position => position.flavourId),
  )
  // One unit of each: the release page shows what a piece costs, and adds up what is typed by the preview call.
  const lines = wanted.map(({ flavourId, price }) => lineOf(snapshot, { flavourId, quantity: 1 }, price))
  const priced = await priceEach(db, { customerId, lines, now })
  return wanted.map((position, i) => {
    const line = priced[i]!
    const mark = marks.get(position.flavourId)
    const { quantity: counted = null, eta = null } = stock.get(position.flavourId) ?? {}
    const { size, image } = snapshot.flavours.get(position.flavourId)!
    return {
      product_attribute_id: position.flavourId,
      sku: line.sku,
      brand_name: line.brandName,
      product_name: line.productName,
      product_size_name: line.sizeName,
      product_attribute_name: line.flavourName,
      image_url: pictureUrlOf(image ?? size.image ?? size.product.image),
      units_per_case: size.unitsPerCase,
      ordered_quantity: position.quantity,
      released_quantity: position.releasedQuantity,
      remaining_quantity: piecesRemaining(position),
      deleted_quantity: position.deletedQuantity,
      when_in_stock:
        mark && piecesRemaining(position) > 0
          ? { shipping_address_id: mark.shippingAddressId, marked_at: mark.markedAt.toISOString() }
          : null,
      stock_available: counted,
      availability: availabilityOf(counted, eta),
      eta,
      single_price_excl_vat: euros(cents(position.price)),
      single_deposit_price_excl_vat: euros(line.deposit),
      is_deposit: line.deposit > 0,
      deposit_price: line.deposit > 0 ? euros(line.deposit) : null,
      single_lemonade_fee_price_excl_vat: euros(line.consumptionTax),
      vat_rate: line.vatRate / 100,
    }
  })
}

/** The customer's delivery addresses, the default first. */
export async function addressViews(db: Db, customerId: number) {
  const found = await shippingAddresses(db, customerId)
  return found.map(address => {
    const { gln: _, ...shown } = postalAddress(address)
    return { ...shown, id: address.id, is_default: address.isDefault }
  })
}
