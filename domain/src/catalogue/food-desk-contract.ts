import { MB } from '../bytes.ts'
import { endpoint } from '../endpoint.ts'
import type * as shapes from './food-desk-shapes.ts'

export type { FoodBody } from './food-desk-shapes.ts'

const BODY_LIMIT = MB

export const getDeskFood = endpoint<typeof shapes.getDeskFood>()({
  method: 'GET',
  path: '/api/admin/flavours/:id/food-information',
  summary: 'What the label of a flavour says, in each of its languages',
  who: 'operator',
})

export const changeFood = endpoint<typeof shapes.changeFood>()({
  method: 'PUT',
  path: '/api/admin/flavours/:id/food-information',
  summary: 'Changes what the label of a flavour says, in all languages at once',
  who: 'operator',
  bodyLimit: BODY_LIMIT,
  refusals: ['changed_meanwhile', 'name_missing', 'allergen_unnamed'],
})
