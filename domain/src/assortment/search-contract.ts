import { endpoint } from '../endpoint.ts'
import type * as shapes from './search-shapes.ts'

export const search = endpoint<typeof shapes.search>()({
  method: 'GET',
  path: '/api/search/:term',
  summary:
    'Brands and products, best first; found by names of brand, product, flavour, pack and category, by SKU, EAN and own reference; where nothing has all words, what has most of them',
  who: 'anyone',
  refusals: ['search_too_short'],
})
