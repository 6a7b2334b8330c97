import type { Shape } from '../packshots/pack.ts'
import type { RangeBrand } from './brand.ts'
import type { FoodLabel } from './food/food-of.ts'

/** Main categories have no parent. */
export interface RangeCategory {
  erpId: string
  parent: string | null
  name: string
  rank: number
}

export interface RangeProduct {
  erpId: string
  brand: string
  /** The sub-category, and the names from the main category down. */
  category: string
  categoryPath: [main: string, sub: string]
  name: string
  description: string
  isNew: boolean
  vatClass: 'standard' | 'reduced'
}

/** Prices of one unit without VAT, in cents. */
export interface RangePrice {
  regular: number
  current: number
}

/** One pack of a product. Prices are cents, weights grams. */
export interface RangeSize {
  erpId: string
  product: string
  name: string
  shape: Shape
  unitValue: number
  unitName: string
  unitsPerCase: number
  price: RangePrice
  groupPrices: { retail: RangePrice; gym: RangePrice }
  /** Only for sizes of exhibitors; below every group's current price. */
  showPrice: number | null
  /** Recommended consumer price, with VAT. */
  msrp: number
  eanCase: string
  weightG: number
  depositClass: 'can' | 'pet' | 'pet-large' | null
  /** Millilitres of prepared drink, the base of the consumption tax. */
  readyMillilitres: number | null
  /** Has no label in the country's language; the label service sticks one on. */
  hasLabel: boolean
  gymAssortment: boolean
  /** What comes free with it; '' if nothing does. */
  promotionText: string
  /** Per cent off, and the reason by which the sale's menu groups some percentages. */
  clearance: { percent: number; group: string | null } | null
  /** Rank in 'top' within the whole range: lower sells better. */
  rank: number
}

/** The unit of orders and stock. Days are counted from the day of loading. */
export interface RangeFlavour {
  erpId: string
  size: string
  sku: string
  ean: string
  name: string
  rank: number
  /** Null: never counted. */
  stock: number | null
  etaInDays: number | null
  justInDaysAgo: number | null
  discontinuedDaysAgo: number | null
  /** Short-dated units in addition to regular ones, for the outlet: price in cents. */
  outlet: { bestBeforeInDays: number; quantity: number; price: number } | null
  nutrition: Nutrition | null
  /** Null for what is no food. */
  label: FoodLabel | null
}

/** A nutrition declaration; amounts are written out with their units. */
export interface Nutrition {
  per: '100 g' | '100 ml' | null
  serving: string
  rows: NutritionRow[]
}

export interface NutritionRow {
  nutrient: string
  /** Indented under the row above: 'of which sugars'. */
  part: boolean
  per100: string | null
  perServing: string
}

export interface Range {
  brands: RangeBrand[]
  categories: RangeCategory[]
  products: RangeProduct[]
  sizes: RangeSize[]
  flavours: RangeFlavour[]
}
