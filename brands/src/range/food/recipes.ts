import type { Recipe } from './recipe.ts'
import { drinks } from './recipes-drinks.ts'
import { foods } from './recipes-foods.ts'
import { powders } from './recipes-powders.ts'
import { supplements } from './recipes-supplements.ts'

/** By sub-category; accessories have none. */
export const recipes: Record<string, Recipe> = { ...powders, ...drinks, ...supplements, ...foods }
