import type { foodInformation } from '../label-tables.ts'

/** References to entities within a range. The identity is `id`, else `erpId`, else (source, key). */
export type Keyed = { readonly key: string; readonly erpId?: string; readonly id?: number }

// A missing field keeps its value, or gets its default in a new row. Pictures are content hashes, money is cents.

export type BrandInput = Keyed & {
  readonly name: string
  readonly description?: string
  readonly logo?: string | null
  readonly banner?: string | null
  readonly rank?: number | null
}

export type ProductInput = Keyed & {
  /** Key of the brand. */
  readonly brand: string
  /** Names from the main category down. */
  readonly category: readonly string[]
  readonly name: string
  readonly description?: string
  readonly isNew?: boolean
  readonly vatClass?: 'standard' | 'reduced'
  readonly image?: string | null
  readonly imageOverlay?: string | null
  readonly countries?: readonly string[] | null
}

/** A partial product: a known one keeps the rest, a new one copies it from another product. */
export type ProductSaid = Partial<ProductInput> & Keyed & { readonly copyOf?: number }

export type SizeInput = Keyed & {
  /** Key of the product. */
  readonly product: string
  readonly name: string
  readonly unitValue?: number | null
  readonly unitName?: string
  readonly unitsPerCase?: number
  readonly orderMultiple?: number
  readonly minQuantity?: number
  /** List price of one unit; both or none. */
  readonly regularPrice?: number
  readonly currentPrice?: number
  readonly groupPrices?: readonly GroupPrice[]
  readonly showPrices?: readonly ShowPrice[]
  readonly msrp?: number | null
  readonly eanCase?: string | null
  readonly weightG?: number | null
  readonly casesPerLayer?: number | null
  readonly casesPerPallet?: number | null
  readonly depositClass?: string | null
  readonly readyMillilitres?: number | null
  readonly hasLabel?: boolean
  readonly gymAssortment?: boolean
  readonly promotionText?: string
  readonly image?: string | null
  readonly rank?: number
}

export type GroupPrice = { readonly priceGroupId: number; readonly regular: number; readonly current: number }
export type ShowPrice = { readonly editionId: number; readonly price: number }

export type FlavourInput = Keyed & {
  /** Key of the size. */
  readonly size: string
  readonly name: string
  /** A new flavour without one gets a generated number. */
  readonly sku?: string
  readonly ean?: string | null
  readonly image?: string | null
  readonly rank?: number
  readonly discontinuedAt?: Date | null
  /** The instant of discontinuation, unless it is discontinued already; false: not discontinued. */
  readonly discontinued?: Date | false
  /** A quantity of null makes the stock unknown: 'on request'. */
  readonly stock?: { readonly quantity: number | null; readonly eta?: string | null }
  /** Stock of a flavour that was never counted. */
  readonly initialStock?: number
  readonly nutritionFacts?: readonly NutritionFactsInput[]
  readonly foodInformation?: readonly FoodInput[]
}

/** A partial flavour; one without `id` has a name. */
export type FlavourSaid = Omit<FlavourInput, 'size' | 'name'> & { readonly name?: string }

export type NutritionFactsInput = {
  readonly language: string
  readonly isDefault: boolean
  /** Rows per 100 g and per serving. */
  readonly document: unknown
  readonly image: string | null
}

/** What the label says in one language. */
export type FoodInput = Omit<typeof foodInformation.$inferInsert, 'flavourId'>

/** A part of the catalogue to be saved. */
export type Range = {
  /** Names the source of the keys; required where any entity has no `erpId`. */
  readonly source?: string
  /** When flavours that are new here are first offered. Without it they do not count as new. */
  readonly now?: Date
  readonly brands: readonly BrandInput[]
  readonly products: readonly ProductInput[]
  readonly sizes: readonly SizeInput[]
  readonly flavours: readonly FlavourInput[]
}

export const kinds = ['brand', 'category', 'product', 'size', 'flavour'] as const
export type Kind = (typeof kinds)[number]
export type Outcome = 'new' | 'changed' | 'unchanged'

/** Row ids by key, of categories by path. */
export type Ids = Readonly<Record<Kind, Map<string, number>>>

export type Saved = {
  readonly ids: Ids
  /** The result for each entity, for a size's prices and for a flavour's stock, by key. */
  readonly outcomes: Readonly<Record<Kind | 'price' | 'stock', Map<string, Outcome>>>
  /** Flavours that were skipped because another flavour has their SKU. */
  readonly clashes: readonly { readonly key: string; readonly sku: string }[]
}
