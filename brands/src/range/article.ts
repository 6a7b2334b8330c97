import type { Shape } from '../packshots/pack.ts'
import type { CategoryKey } from './categories.ts'
import type { Taste } from './tastes.ts'

/** Grams per 100 g or 100 ml; the energy follows from them. */
export interface Macros {
  fat: number
  saturates: number
  carbohydrate: number
  sugars: number
  protein: number
  salt: number
}

/** Macros in the order of the declaration. */
export const macros = (
  fat: number,
  saturates: number,
  carbohydrate: number,
  sugars: number,
  protein: number,
  salt: number,
): Macros => ({
  fat,
  saturates,
  carbohydrate,
  sugars,
  protein,
  salt,
})

/** An active ingredient: name, amount per serving with its unit, per cent of the reference value. */
export type Active = [nutrient: string, amount: string, referencePercent: number | null]

/** A sub-category and its products: every brand picks from the same list, in its own sizes and flavours. */
export interface SubCategory {
  category: CategoryKey
  name: string
  /** 'powder' goes into sachets, jars, tubs or bags, by its weight and the brand's habit. */
  shape: Shape | 'powder'
  unit: 'g' | 'ml' | 'capsules' | 'tablets' | 'pieces'
  /** Alternative lists of sizes; a brand takes one of them. */
  sizes: number[][]
  /** Cents per g, ml, capsule or piece at price level 1, in a pack of the usual size. */
  price: number
  taste: Taste
  vat?: 'standard'
  from?: 'milk' | 'animal' | 'plant'
  /** Millilitres of prepared drink per unit of content; undefined where the consumption tax does not apply. */
  ready?: number
  gym?: boolean
  serving: number
  macros?: Macros
  actives?: Active[]
  /** Product names with a description, a price factor relative to the sub-category, and differences in contents. */
  articles: [name: string, about: string, factor?: number, actives?: Active[]][]
}
