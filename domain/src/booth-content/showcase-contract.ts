import { endpoint } from '../endpoint.ts'
import type * as shapes from './showcase-shapes.ts'

export type { ShowcaseProduct, Vitrine } from './showcase-shapes.ts'

export const getShowcase = endpoint<typeof shapes.getShowcase>()({
  method: 'GET',
  path: '/api/onlineshop/vts-show-case-product-sizes',
  summary: 'The vitrines of the showcase with their products, at the prices of the show',
  who: 'user',
  cache: 'list',
  refusals: ['no_show'],
})
