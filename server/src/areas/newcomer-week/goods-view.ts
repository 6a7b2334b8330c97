import { availabilityOf } from '@fairfloor/domain/catalogue/availability'
import { euros } from '@fairfloor/domain/money'
import { pictureUrlOf } from '@fairfloor/domain/pictures'
import { type Flavour, recommended, type Snapshot, stockOf } from '../catalogue/index.ts'
import type { OfferedSize, Showing } from './offers.ts'

/** A flavour as rows show it; its picture is its size's or its product's where it has none. */
export function flavourView({ id, name, image, size }: Flavour, snapshot: Snapshot) {
  const { quantity, eta } = stockOf(snapshot, id)
  return {
    id,
    name,
    image_url: pictureUrlOf(image ?? size.image ?? size.product.image),
    stock_available: quantity,
    availability: availabilityOf(quantity, eta),
    eta,
  }
}

/** What a piece costs at the event, what a size is ordered in, and what the retailer may ask. */
export const sizeFacts = ({ percent, regular, price, size }: OfferedSize, { rates }: Showing) => ({
  promotion_discount: percent,
  regular_price: euros(regular),
  price: euros(price),
  units_per_case: size.unitsPerCase,
  order_multiple: size.orderMultiple,
  min_quantity: size.minQuantity,
  ...recommended(size, rates),
})
