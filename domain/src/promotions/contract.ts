import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

export type { SizeClearance, SizePromotion } from './shapes.ts'

export const getBrandOfMonth = endpoint<typeof shapes.getBrandOfMonth>()({
  method: 'GET',
  path: '/api/onlineshop/botm',
  summary: 'The brand of the month; null where there is none',
  who: 'anyone',
})

export const getProductOfWeek = endpoint<typeof shapes.getProductOfWeek>()({
  method: 'GET',
  path: '/api/onlineshop/potw',
  summary: 'The sizes of the product of the week',
  who: 'anyone',
})

export const getActivePromotions = endpoint<typeof shapes.getActivePromotions>()({
  method: 'GET',
  path: '/api/onlineshop/promotion/active',
  summary: 'The running promotions, and the percentages of the clearance sale with their groups',
  who: 'anyone',
})
