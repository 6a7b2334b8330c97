import { expect, test } from 'vitest'
import { addressOf } from '../endpoint.ts'
import { findPage, firstAsks } from '../page.ts'
import { pages } from '../pages.ts'

const PRODUCTS = '/api/onlineshop/products?'

/** The module that an address opens, and the first calls of its page. */
function opened(address: string): string[] {
  const [pathname = '', query = ''] = address.split('?')
  const values = new Map(query.split('&').map(part => part.split('=') as [string, string]))
  const found = findPage(pages, pathname)!
  const asks = firstAsks(found, { get: name => values.get(name) ?? null })
  return [found.page.module.split('/').at(-1)!, ...asks.map(ask => addressOf(...ask).replace(PRODUCTS, ''))]
}

test.each([
  ['/product-list', 'ProductListPage', 'page=1'],
  ['/product-list?gym_assortment=1&sort=name&page=2', 'ProductListPage', 'gym_assortment=1&page=2&sort=name'],
  ['/new', 'ProductListPage', 'new=1&page=1'],
  ['/product-list/new', 'ProductListPage', 'new=1&page=1'],
  ['/top-products', 'ProductListPage', 'page=1&top=1'],
  ['/brand/4', 'ProductListPage', 'brand=4&page=1'],
  ['/product-list/brand/4', 'ProductListPage', 'brand=4&page=1'],
  ['/product-list/category/3', 'ProductListPage', 'category=3&page=1'],
  ['/product-list/category/3/5', 'ProductListPage', 'category=5&page=1'],
  ['/product-list/botm', 'ProductListPage', 'botm=1&page=1'],
  ['/product-list/potw', 'ProductListPage', 'page=1&potw=all'],
  ['/product-list/potw/3', 'ProductListPage', 'page=1&potw=3'],
  ['/product-list/promo', 'ProductListPage', 'page=1&promo=all', '/api/onlineshop/promotion/active'],
  ['/product-list/promo/7', 'ProductListPage', 'page=1&promo=7'],
  ['/product-list/sale', 'ProductListPage', 'page=1&sale=1'],
  ['/product-list/sale/30', 'ProductListPage', 'clearance=30&page=1&sale=1'],
  ['/product-list/sale/30/Last%20stock', 'ProductListPage', 'clearance=30&clearanceGroup=Last%20stock&page=1&sale=1'],
  ['/favourites', 'FavouritesPage', 'favourites=1&page=1'],
  ['/product-list/favourites', 'FavouritesPage', 'favourites=1&page=1'],
  ['/search', 'SearchPage'],
  ['/search/whey%20bar', 'SearchPage', 'page=1&term=whey%20bar'],
  ['/productSize/1', 'SizePage', '/api/onlineshop/product-sizes/1'],
  ['/product-list/productSize/1', 'SizePage', '/api/onlineshop/product-sizes/1'],
  ['/product-list/product/2', 'ProductPage', '/api/onlineshop/products/2'],
  ['/brands', 'BrandsPage', '/api/onlineshop/brands?sortBy=name&context[]=image_public_url', 'page=1'],
])(
  '%s opens %s with what it lists (SH-008, SH-023, SH-028, SH-037..040, SH-126, SH-127, SH-129..141)',
  (address, ...page) => {
    expect(opened(address)).toEqual(page)
  },
)

test.each(['/product-list/brand/abc', '/product-list/category/0', '/productSize/x', '/product-list/sale/200'])(
  '%s names nothing, and asks for nothing',
  address => expect(opened(address)).toHaveLength(1),
)
