import type { Cents } from '@fairfloor/domain/money'
import type { IdMap } from './id-map.ts'

export type Brand = {
  readonly id: number
  readonly erpId: string | null
  readonly name: string
  readonly description: string
  readonly logo: string | null
  readonly banner: string | null
  /** Place among the top brands, 1 first; null for the others. */
  readonly rank: number | null
  readonly discontinuedAt: Date | null
  readonly products: readonly Product[]
  /** Sizes of the brand in the order of 'top'. */
  readonly sizes: readonly Size[]
}

export type Category = {
  readonly id: number
  readonly parentId: number | null
  readonly name: string
  readonly rank: number
  readonly image: string | null
  readonly description: string
}

export type Product = {
  readonly id: number
  readonly erpId: string | null
  readonly brand: Brand
  readonly category: Category
  readonly name: string
  readonly description: string
  readonly isNew: boolean
  readonly vatClass: 'standard' | 'reduced'
  readonly image: string | null
  readonly imageOverlay: string | null
  /** The only countries where it may be sold; null for everywhere. */
  readonly countries: readonly string[] | null
  readonly discontinuedAt: Date | null
  readonly sizes: readonly Size[]
}

export type Price = { readonly regular: Cents; readonly current: Cents }

export type Size = {
  readonly id: number
  readonly erpId: string | null
  readonly product: Product
  readonly name: string
  readonly unitValue: number | null
  readonly unitName: string
  readonly unitsPerCase: number
  readonly orderMultiple: number
  readonly minQuantity: number
  readonly msrp: Cents | null
  readonly eanCase: string | null
  readonly weightG: number | null
  readonly casesPerLayer: number | null
  readonly casesPerPallet: number | null
  readonly depositClass: string | null
  readonly readyMillilitres: number | null
  readonly hasLabel: boolean
  readonly gymAssortment: boolean
  readonly promotionText: string
  readonly image: string | null
  readonly rank: number
  readonly listPrice: Price | null
  /** By price group, where it differs from the list price. */
  readonly groupPrices: ReadonlyMap<number, Price>
  /** By edition of the trade show. */
  readonly showPrices: ReadonlyMap<number, Cents>
  readonly flavours: readonly Flavour[]
}

/** What is known of a flavour's label; the label itself stays in the database. */
export type Labelled = 'not' | 'nutrition' | 'text' | 'both'

export type Flavour = {
  readonly id: number
  readonly erpId: string | null
  readonly sku: string
  readonly size: Size
  readonly name: string
  readonly ean: string | null
  readonly image: string | null
  readonly rank: number
  readonly firstOfferedAt: Date | null
  /** Its own; its product and its brand may go before it: `offeredUntil`. */
  readonly discontinuedAt: Date | null
  readonly labelled: Labelled
}

export const hasNutritionFacts = ({ labelled }: Pick<Flavour, 'labelled'>): boolean =>
  labelled === 'nutrition' || labelled === 'both'

/** Units in stock, null if never counted, and the day (YYYY-MM-DD) of the next delivery. */
export type Stock = { readonly quantity: number | null; readonly eta: string | null }

/** The catalogue at one moment. Only the stock changes within it. */
export type Snapshot = {
  readonly brands: ReadonlyMap<number, Brand>
  readonly categories: ReadonlyMap<number, Category>
  readonly products: IdMap<Product>
  readonly sizes: IdMap<Size>
  readonly flavours: IdMap<Flavour>
  readonly stock: ReadonlyMap<number, Stock>
}

const UNKNOWN: Stock = { quantity: null, eta: null }

export const stockOf = (snapshot: Snapshot, flavourId: number): Stock => snapshot.stock.get(flavourId) ?? UNKNOWN

/** Until when a flavour can be ordered: it goes with its product and its brand. Null: no end is known. */
export function offeredUntil({ discontinuedAt, size: { product } }: Flavour): Date | null {
  const shared = earlier(product.discontinuedAt, product.brand.discontinuedAt)
  return earlier(discontinuedAt, shared)
}

const earlier = (one: Date | null, other: Date | null): Date | null =>
  one === null || (other !== null && other < one) ? other : one

/** Whether a brand, a product or a flavour itself is sold; what it belongs to may not be. */
export const isOnSale = ({ discontinuedAt }: { readonly discontinuedAt: Date | null }, now: Date): boolean =>
  discontinuedAt === null || discontinuedAt > now

/** A brand whose products are sold. */
export function brandOnSale(snapshot: Snapshot, id: number | null | undefined, now: Date): Brand | undefined {
  const brand = snapshot.brands.get(id ?? 0)
  return brand && isOnSale(brand, now) ? brand : undefined
}

/** Whether a flavour can still be ordered. */
export function isOffered(flavour: Flavour, now: Date): boolean {
  const until = offeredUntil(flavour)
  return until === null || until > now
}

/** Which prices: a customer's group, or null for list prices, which staff see; plus those of an edition. */
export type Buyer = {
  readonly priceGroupId: number | null
  /** Of the customer's company. Visitors and staff have none and see what is sold anywhere. */
  readonly country: string | null
  readonly editionId?: number
}

/** `show` is the price at the fair, where one is set; there it replaces `current`. */
export type Prices = Price & { readonly show: Cents | null }

/** Whether a product may be sold in a country. */
export const isSoldIn = ({ countries }: Product, country: string | null): boolean =>
  countries === null || country === null || countries.includes(country)

/**
 * Prices of one unit in cents without VAT.
 * @returns null for an unknown size, for one without a price, and for one that may not be sold in the buyer's country
 */
export function priceOf(snapshot: Snapshot, sizeId: number, buyer: Buyer): Prices | null {
  const size = snapshot.sizes.get(sizeId)
  return size ? pricesOf(size, buyer) : null
}

export function pricesOf(size: Size, { priceGroupId, country, editionId }: Buyer): Prices | null {
  if (!isSoldIn(size.product, country)) return null
  const own = priceGroupId === null ? undefined : size.groupPrices.get(priceGroupId)
  const price = own ?? size.listPrice
  if (!price) return null
  const show = editionId === undefined ? null : (size.showPrices.get(editionId) ?? null)
  return { regular: price.regular, current: price.current, show }
}
