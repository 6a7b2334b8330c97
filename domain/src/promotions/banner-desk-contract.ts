import { MB } from '../bytes.ts'
import { endpoint } from '../endpoint.ts'
import type * as shapes from './banner-shapes.ts'

export * from './banner-contract.ts'
export type { BannerBody } from './banner-shapes.ts'

const INPUT = ['banner_incomplete', 'window_out_of_order'] as const
const PICTURE_LIMIT = 10 * MB

export const createBanner = endpoint<typeof shapes.createBanner>()({
  method: 'POST',
  path: '/api/admin/banners',
  summary: 'Creates a banner; it is shown once it has a picture',
  who: 'operator',
  idempotent: true,
  refusals: INPUT,
})

export const changeBanner = endpoint<typeof shapes.changeBanner>()({
  method: 'PUT',
  path: '/api/admin/banners/:id',
  summary: 'Changes a banner',
  who: 'operator',
  refusals: ['changed_meanwhile', ...INPUT],
})

export const setBannerPicture = endpoint<typeof shapes.setBannerPicture>()({
  method: 'PUT',
  path: '/api/admin/banners/:id/pictures/:screen',
  summary: 'Sets the picture of a banner for wide screens or for phones',
  who: 'operator',
  sends: 'files',
  bodyLimit: PICTURE_LIMIT,
  refusals: ['not_a_picture'],
})

export const deleteBanner = endpoint<typeof shapes.deleteBanner>()({
  method: 'DELETE',
  path: '/api/admin/banners/:id',
  summary: 'Deletes a banner',
  who: 'operator',
})
