import { availabilityOf } from '@fairfloor/domain/catalogue/availability'
import type { ProductAttribute, ProductSize } from '@fairfloor/domain/catalogue/shapes'
import { type SizeSort, sortSizes } from '@fairfloor/domain/catalogue/sort'
import { type BasisPoints, type Cents, euros, withoutVat } from '@fairfloor/domain/money'
import { pictureUrlOf } from '@fairfloor/domain/pictures'
import {
  type Buyer,
  type Flavour,
  hasNutritionFacts,
  isOffered,
  pricesOf,
  type Size,
  type Snapshot,
  stockOf,
} from './snapshot.ts'

/** The viewer's price list, the time, and data of other areas. Nothing personal, as lists are shared. */
export type Look = Buyer & {
  readonly now: Date
  readonly rates: ShownRates
}

/** Of the viewer's country: the deposit of one unit, null if there is none; the VAT in a recommended price, null if not known. */
type ShownRates = {
  depositOf(depositClass: string): Cents | null
  vatOf(vatClass: string): BasisPoints | null
}

/** The orderable sizes, sorted, as sent on the wire; at the fair with the edition's show prices. */
export function listSizes(snapshot: Snapshot, sizes: readonly Size[], sort: SizeSort, look: Look): ProductSize[] {
  const offered = sizes
    .filter(size => isListed(size, look, look.now))
    .map(size => {
      const { id, name, rank, product } = size
      return { id, name: `${product.name} ${name}`, rank, isNew: product.isNew, price: payable(size, look), size }
    })
  return sortSizes(offered, sort).map(({ size }) => productSizeOf(snapshot, size, look))
}

/** Whether a size appears in lists: it has a price where the buyer is, and an orderable flavour. */
export const isListed = (size: Size, buyer: Buyer, now: Date): boolean =>
  pricesOf(size, buyer) !== null && size.flavours.some(flavour => isOffered(flavour, now))

/** One product size with its flavours. */
export function productSizeOf(snapshot: Snapshot, size: Size, look: Look): ProductSize {
  const { product } = size
  const prices = pricesOf(size, look)
  const current = payable(size, look)
  const deposit = size.depositClass === null ? null : look.rates.depositOf(size.depositClass)
  const image = pictureUrlOf(size.image ?? product.image)
  return {
    id: size.id,
    erp_id: size.erpId,
    name: size.name,
    image_url: image,
    promotion_text: size.promotionText || null,
    brand_name: product.brand.name,
    category_name: product.category.name,
    category: { id: product.category.id, name: product.category.name },
    product: {
      id: product.id,
      name: product.name,
      description: product.description,
      is_new: product.isNew,
      image_uri: pictureUrlOf(product.image ?? size.image),
      image_overlay_uri: pictureUrlOf(product.imageOverlay),
    },
    unit_value: size.unitValue,
    unit_name: size.unitName,
    unit: size.unitName,
    units_per_case: size.unitsPerCase,
    vpe: size.unitsPerCase,
    order_multiple: size.orderMultiple,
    min_quantity: size.minQuantity,
    regular_price: prices && euros(prices.regular),
    current_price: current === null ? null : euros(current),
    ...recommended(size, look.rates),
    is_deposit: deposit !== null,
    deposit_price: deposit === null ? null : euros(deposit),
    product_attributes: size.flavours
      .filter(flavour => isOffered(flavour, look.now))
      .map(flavour => attributeOf(snapshot, flavour)),
  }
}

/** What a retailer may ask for a piece: with VAT, and without it. */
export function recommended({ msrp, product }: Size, { vatOf }: Pick<ShownRates, 'vatOf'>) {
  const rate = vatOf(product.vatClass)
  return {
    msrp: msrp === null ? null : euros(msrp),
    msrp_exc_vat: msrp === null || rate === null ? null : euros(withoutVat(msrp, rate)),
  }
}

function attributeOf(snapshot: Snapshot, flavour: Flavour): ProductAttribute {
  const { quantity, eta } = stockOf(snapshot, flavour.id)
  return {
    id: flavour.id,
    erp_id: flavour.erpId,
    sku: flavour.sku,
    ean: flavour.ean,
    name: flavour.name,
    front_image_url: pictureUrlOf(flavour.image),
    has_nutrition_facts: hasNutritionFacts(flavour),
    stock_available: quantity,
    availability: availabilityOf(quantity, eta),
    eta,
  }
}

/** What this viewer pays for one unit: the show price where one is set. */
function payable(size: Size, buyer: Buyer): Cents | null {
  const prices = pricesOf(size, buyer)
  return prices && (prices.show ?? prices.current)
}

/** A flavour's full name for mails and refusals: 'Brand Product 908 g, Chocolate'. @throws Error for an unknown id */
export function nameOf(snapshot: Snapshot, flavourId: number): string {
  const flavour = snapshot.flavours.get(flavourId)
  if (!flavour) throw new Error(`No flavour ${flavourId}`)
  const { size } = flavour
  return `${[size.product.brand.name, size.product.name, size.name].filter(Boolean).join(' ')}, ${flavour.name}`
}
