import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

export type { ShopSize, SizeCard } from './size-shapes.ts'

export const getProducts = endpoint<typeof shapes.getProducts>()({
  method: 'GET',
  path: '/api/onlineshop/products',
  summary: 'A page of product sizes, by filters and sort, with the counts of each filter',
  who: 'anyone',
  cache: 'list',
})

export const getProductSize = endpoint<typeof shapes.getProductSize>()({
  method: 'GET',
  path: '/api/onlineshop/product-sizes/:id',
  summary: 'A product size with its flavours, its product, related sizes and what else is bought with it',
  who: 'anyone',
  cache: 'list',
})

export const getSizes = endpoint<typeof shapes.getSizes>()({
  method: 'GET',
  path: '/api/onlineshop/product-sizes',
  summary: 'Product sizes by their ids, as the lists have them; without those that are not on sale',
  who: 'user',
})

export const getFoodInformation = endpoint<typeof shapes.getFoodInformation>()({
  method: 'GET',
  path: '/api/onlineshop/product-sizes/:id/food-information',
  summary: 'What the labels of a size’s flavours say: legal name, ingredients, allergens, operator, nutrition',
  who: 'anyone',
})

export const getProduct = endpoint<typeof shapes.getProduct>()({
  method: 'GET',
  path: '/api/onlineshop/products/:id',
  summary: 'A product with all its sizes and flavours',
  who: 'anyone',
  cache: 'list',
})

export const getLandingGoods = endpoint<typeof shapes.getLandingGoods>()({
  method: 'GET',
  path: '/api/onlineshop/landing',
  summary: 'Goods that the landing shows: new sizes, brand of the month, product of the week',
  who: 'anyone',
  cache: 'list',
})

export const getShopBrands = endpoint<typeof shapes.getShopBrands>()({
  method: 'GET',
  path: '/api/onlineshop/brands',
  summary: 'Brands of the shop: all by name, or the top brands with their pictures',
  who: 'anyone',
  cache: 'list',
})

export const getBrandNames = endpoint<typeof shapes.getBrandNames>()({
  method: 'GET',
  path: '/api/brand/list',
  summary: 'Names of the brands that have something on sale',
  who: 'anyone',
  cache: 'list',
})

export const getShopCategories = endpoint<typeof shapes.getShopCategories>()({
  method: 'GET',
  path: '/api/onlineshop/category',
  summary: 'Main categories with their subcategories',
  who: 'anyone',
  cache: 'list',
})
