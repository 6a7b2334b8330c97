import { MB } from '../bytes.ts'
import { endpoint } from '../endpoint.ts'
import type * as shapes from './product-desk-shapes.ts'

export type { ProductBody } from './product-desk-shapes.ts'

const BODY_LIMIT = 2 * MB

export const getDeskProducts = endpoint<typeof shapes.getDeskProducts>()({
  method: 'GET',
  path: '/api/admin/products',
  summary: 'Products of the range; search looks at brand, product, sizes, flavours, SKU and EAN',
  who: 'operator',
})

export const getDeskProduct = endpoint<typeof shapes.getDeskProduct>()({
  method: 'GET',
  path: '/api/admin/products/:id',
  summary:
    'A product with its sizes, flavours and prices, the fields that imports leave as they are, and its price changes',
  who: 'operator',
})

export const changeProduct = endpoint<typeof shapes.changeProduct>()({
  method: 'PUT',
  path: '/api/admin/products/:id',
  summary: 'Changes a product with all of its sizes, prices and flavours; imports leave what has changed as it is',
  who: 'operator',
  bodyLimit: BODY_LIMIT,
  refusals: [
    'changed_meanwhile',
    'name_missing',
    'prices_misfit',
    'not_a_gtin',
    'ean_taken',
    'category_gone',
    'group_gone',
  ],
})
