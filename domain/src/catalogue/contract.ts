import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

export type { ProductAttribute, ProductSize } from './shapes.ts'

export const getNutritionFacts = endpoint<typeof shapes.getNutritionFacts>()({
  method: 'GET',
  path: '/api/onlineshop/product-attributes/:id/nutrition-facts',
  summary: 'Pictures of the nutrition facts of a flavour, the default language first',
  who: 'user',
})
