import { MB } from '../bytes.ts'
import { endpoint } from '../endpoint.ts'
import type * as shapes from './desk-shapes.ts'

// Every page knows what the desk's pages ask for first; the changes come with the desk.
export * from './desk-reads-contract.ts'
export type { PromotionBody } from './desk-shapes.ts'

const INPUT = ['promotion_incomplete', 'window_out_of_order', 'not_in_range'] as const
const PICTURE_LIMIT = 10 * MB

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
  refusals: ['changed_meanwhile', ...INPUT],
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
