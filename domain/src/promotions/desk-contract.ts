import { endpoint } from '../endpoint.ts'
import type * as shapes from './desk-shapes.ts'

export type { PromotionBody } from './desk-shapes.ts'

const INPUT = ['promotion_incomplete', 'window_out_of_order', 'not_in_range'] as const
const PICTURE_LIMIT = 10 * 1024 * 1024

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

export const createPromotion = endpoint<typeof shapes.createPromotion>()({
  method: 'POST',
  path: '/api/admin/promotions',
  summary: 'Creates a promotion; it counts as soon as it starts',
  who: 'operator',
  idempotent: true,
  refusals: INPUT,
})

export const changePromotion = endpoint<typeof shapes.changePromotion>()({
  method: 'PUT',
  path: '/api/admin/promotions/:id',
  summary: 'Changes a promotion; prices follow at once',
  who: 'operator',
  refusals: INPUT,
})

export const endPromotion = endpoint<typeof shapes.endPromotion>()({
  method: 'POST',
  path: '/api/admin/promotions/:id/end',
  summary: 'Ends a running promotion now; one that has not begun is deleted',
  who: 'operator',
  refusals: ['promotion_over'],
})

export const setPromotionBanner = endpoint<typeof shapes.setPromotionBanner>()({
  method: 'PUT',
  path: '/api/admin/promotions/:id/banner',
  summary: 'Sets the picture of a promotion',
  who: 'operator',
  sends: 'files',
  bodyLimit: PICTURE_LIMIT,
  refusals: ['not_a_picture'],
})

export const previewPromotion = endpoint<typeof shapes.previewPromotion>()({
  method: 'POST',
  path: '/api/admin/promotions/preview',
  summary: 'What a promotion would make of the prices of three of its sizes; saves nothing',
  who: 'operator',
  refusals: INPUT,
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

export const setClearances = endpoint<typeof shapes.setClearances>()({
  method: 'PUT',
  path: '/api/admin/clearance',
  summary: 'Puts sizes into the clearance sale, or changes what they have there',
  who: 'operator',
  refusals: ['window_out_of_order', 'not_in_range'],
})

export const endClearance = endpoint<typeof shapes.endClearance>()({
  method: 'DELETE',
  path: '/api/admin/clearance/:id',
  summary: 'Takes a size out of the clearance sale',
  who: 'operator',
})

export const getCampaigns = endpoint<typeof shapes.getCampaigns>()({
  method: 'GET',
  path: '/api/admin/campaigns',
  summary: 'The brands of the next twelve months and the products of the next twelve weeks',
  who: 'operator',
})

export const setBrandOfMonth = endpoint<typeof shapes.setBrandOfMonth>()({
  method: 'PUT',
  path: '/api/admin/campaigns/months/:month',
  summary: 'Sets the brand of a month; null takes it out',
  who: 'operator',
  refusals: ['not_in_range'],
})

export const setProductOfWeek = endpoint<typeof shapes.setProductOfWeek>()({
  method: 'PUT',
  path: '/api/admin/campaigns/weeks/:week',
  summary: 'Sets up to five sizes as the product of an ISO week, in order',
  who: 'operator',
  refusals: ['not_in_range'],
})
