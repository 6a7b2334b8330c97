import { endpoint } from '../endpoint.ts'
import type * as shapes from './desk-shapes.ts'

export const getDeskBrands = endpoint<typeof shapes.getDeskBrands>()({
  method: 'GET',
  path: '/api/admin/brands',
  summary: 'Brands of the range; search looks at names and numbers',
  who: 'operator',
})

export const getDeskBrand = endpoint<typeof shapes.getDeskBrand>()({
  method: 'GET',
  path: '/api/admin/brands/:id',
  summary: 'A brand with its texts and pictures, and the fields that imports leave as they are',
  who: 'operator',
})
