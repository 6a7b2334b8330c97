import { endpoint } from '../endpoint.ts'
import type * as shapes from './recommendation-shapes.ts'

export const getRecommendedTopProduct = endpoint<typeof shapes.getRecommendedTopProduct>()({
  method: 'GET',
  path: '/api/recommended-top-product',
  summary:
    'A top product of an exhibitor from which the customer has not ordered; null where there is none, and for staff',
  who: 'user',
})
