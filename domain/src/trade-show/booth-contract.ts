import { endpoint } from '../endpoint.ts'
import type * as shapes from './booth-shapes.ts'

export const getBoothSizes = endpoint<typeof shapes.getBoothSizes>()({
  method: 'GET',
  path: '/api/onlineshop/vts-exhibitors/:id/product-sizes',
  summary: 'The product sizes of an exhibitor with their flavours, at the prices of the show; top first unless sorted',
  who: 'user',
  cache: 'list',
  refusals: ['no_show'],
})
