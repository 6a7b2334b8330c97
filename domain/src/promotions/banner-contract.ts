import { endpoint } from '../endpoint.ts'
import type * as shapes from './banner-shapes.ts'

export const getBanners = endpoint<typeof shapes.getBanners>()({
  method: 'GET',
  path: '/api/onlineshop/banners',
  summary: 'The banners that the landing shows now, in their order',
  who: 'anyone',
})

export const getDeskBanners = endpoint<typeof shapes.getDeskBanners>()({
  method: 'GET',
  path: '/api/admin/banners',
  summary: 'All banners of the landing in their order; search looks at titles and links',
  who: 'operator',
})

export const getDeskBanner = endpoint<typeof shapes.getDeskBanner>()({
  method: 'GET',
  path: '/api/admin/banners/:id',
  summary: 'A banner of the landing',
  who: 'operator',
})
