import { endpoint } from '../endpoint.ts'
import type * as shapes from './recommendation-shapes.ts'

export const getRecommendedTopProduct = endpoint<typeof shapes.getRecommendedTopProduct>()({
  method: 'GET',
  path: '/api/recommended-top-product',
  summary: 'A top product of an exhibitor that the customer has not ordered from; null if there is none, and for staff',
  who: 'user',
  refusals: ['no_show'],
})
