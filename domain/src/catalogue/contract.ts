import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

/** A flavour and a size as pages use them: those of the fair and of the shop differ in `erp_id`. */
export type ProductAttribute = Omit<shapes.ProductAttribute, 'erp_id'>
export type ProductSize = Omit<shapes.ProductSize, 'erp_id' | 'product_attributes'> & {
  product_attributes: ProductAttribute[]
}

export const getNutritionFacts = endpoint<typeof shapes.getNutritionFacts>()({
  method: 'GET',
  path: '/api/onlineshop/product-attributes/:id/nutrition-facts',
  summary: 'Pictures of the nutrition facts of a flavour, the default language first',
  who: 'user',
})

export const getNutritionPicture = endpoint<typeof shapes.getNutritionPicture>()({
  method: 'GET',
  path: '/api/onlineshop/product-attributes/:id/nutrition-facts/picture',
  summary: 'The picture of a flavour’s nutrition facts in the language of the user, or in the default one',
  who: 'user',
  media: 'image/webp',
})
