import { endpoint } from '../endpoint.ts'
import type * as shapes from './create-desk-shapes.ts'

export type { NewFlavour, NewProduct, NewSize } from './create-desk-shapes.ts'

export const getRangeChoices = endpoint<typeof shapes.getRangeChoices>()({
  method: 'GET',
  path: '/api/admin/range-choices',
  summary: 'Brands and categories that a new product can have',
  who: 'operator',
})

const ofFlavour = ['name_missing', 'sku_taken', 'ean_taken', 'not_a_gtin'] as const

export const createProduct = endpoint<typeof shapes.createProduct>()({
  method: 'POST',
  path: '/api/admin/products',
  summary: 'Creates a product with its first size and flavour; imports leave what was typed as it is',
  who: 'operator',
  idempotent: true,
  refusals: [...ofFlavour, 'name_taken', 'brand_gone', 'category_gone', 'prices_misfit'],
})

export const createSize = endpoint<typeof shapes.createSize>()({
  method: 'POST',
  path: '/api/admin/products/:id/sizes',
  summary: 'Adds a size with its first flavour to a product; answers the product',
  who: 'operator',
  idempotent: true,
  refusals: [...ofFlavour, 'name_taken', 'prices_misfit'],
})

export const createFlavour = endpoint<typeof shapes.createFlavour>()({
  method: 'POST',
  path: '/api/admin/sizes/:id/flavours',
  summary: 'Adds a flavour to a size; answers the product',
  who: 'operator',
  idempotent: true,
  refusals: [...ofFlavour, 'name_taken'],
})
