import type { Shape } from '../packshots/pack.ts'
import type { CategoryKey } from './categories.ts'
import type { Taste } from './tastes.ts'

/** Grams in 100 g or 100 ml; the energy follows from them. */
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

/** What a capsule, tablet or shot is taken for: name, amount per serving with its unit, per cent of the reference value. */
export type Active = [nutrient: string, amount: string, referencePercent: number | null]

/** A sub-category and what is made for it: every brand chooses from the same trade, in its own sizes and tastes. */
export interface SubCategory {
  category: CategoryKey
  name: string
  /** 'powder' goes into sachets, jars, tubs or bags, by its weight and the brand's habit. */
  shape: Shape | 'powder'
  unit: 'g' | 'ml' | 'capsules' | 'tablets' | 'pieces'
  /** Alternatives; a brand takes one of them: the sizes that a product comes in. */
  sizes: number[][]
  /** Cents per g, ml, capsule or piece at price level 1, in a pack of the usual size. */
  price: number
  taste: Taste
  vat?: 'standard'
  from?: 'milk' | 'animal' | 'plant'
  /** Millilitres of ready drink per unit of content; left out where the consumption tax does not apply. */
  ready?: number
  gym?: boolean
  serving: number
  macros?: Macros
  actives?: Active[]
  /** Product names with a sentence on each, how far the price is above the sub-category's, and what differs inside. */
  articles: [name: string, about: string, factor?: number, actives?: Active[]][]
}
