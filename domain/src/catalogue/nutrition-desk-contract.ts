import { endpoint } from '../endpoint.ts'
import type * as shapes from './nutrition-desk-shapes.ts'

export type { NutritionBody } from './nutrition-desk-shapes.ts'

export const getDeskNutrition = endpoint<typeof shapes.getDeskNutrition>()({
  method: 'GET',
  path: '/api/admin/flavours/:id/nutrition-facts',
  summary: 'The nutrition declaration of a flavour, with the names of its nutrients in each language',
  who: 'operator',
})

export const changeNutrition = endpoint<typeof shapes.changeNutrition>()({
  method: 'PUT',
  path: '/api/admin/flavours/:id/nutrition-facts',
  summary: 'Changes the nutrition declaration of a flavour, in all languages at once',
  who: 'operator',
  refusals: ['changed_meanwhile', 'name_missing', 'amount_missing'],
})
