import { endpoint } from '../endpoint.ts'
import type * as shapes from './desk-shapes.ts'

export const getPromotions = endpoint<typeof shapes.getPromotions>()({
  method: 'GET',
  path: '/api/admin/promotions',
  summary: 'Promotions, running, planned and over; the last to begin first; search looks at names and groups',
  who: 'operator',
})

export const getPromotion = endpoint<typeof shapes.getPromotion>()({
  method: 'GET',
  path: '/api/admin/promotions/:id',
  summary: 'A promotion with its texts, brands and sizes',
  who: 'operator',
})

export const getPromotionChoices = endpoint<typeof shapes.getPromotionChoices>()({
  method: 'GET',
  path: '/api/admin/promotion-choices',
  summary: 'Price groups, and the brands and sizes that a search finds, for promotions to include',
  who: 'operator',
})

export const getClearances = endpoint<typeof shapes.getClearances>()({
  method: 'GET',
  path: '/api/admin/clearance',
  summary: 'Sizes in the clearance sale; search looks at sizes and groups',
  who: 'operator',
})

export const getCampaigns = endpoint<typeof shapes.getCampaigns>()({
  method: 'GET',
  path: '/api/admin/campaigns',
  summary: 'The brands of the next twelve months and the products of the next twelve weeks',
  who: 'operator',
})
