import { describe, expect, test } from 'vitest'
import { addressOf } from '../endpoint.ts'
import { getProducts } from './contract.ts'
import { type ListKind, listKindOf, listPlaceOf, listQuery } from './list-place.ts'

const callAt = (address: string, params: Record<string, string> = {}) => {
  const [pathname = '', search = ''] = address.split('?')
  const query = new Map(search.split('&').map(pair => pair.replaceAll('+', ' ').split('=') as [string, string]))
  const place = listPlaceOf(listKindOf(pathname), params, { get: name => query.get(name) ?? null })
  return place && addressOf(getProducts, { query: listQuery(place) })
}
const CALL = '/api/onlineshop/products'

describe('the list at an address', () => {
  test.each<[path: string, kind: ListKind]>([
    ['/product-list', 'all'],
    ['/product-list/', 'all'],
    ['/product-list/botm', 'botm'],
    ['/product-list/brand/4', 'brand'],
    ['/brand/4', 'brand'],
    ['/product-list/sale/30/Short%20dated', 'sale'],
    ['/favourites', 'favourites'],
    ['/new', 'new'],
    ['/top-products', 'top'],
    ['/search/whey', 'search'],
  ])('%s is a list of kind %s (SH-129, SH-141)', (path, kind) => {
    expect(listKindOf(path)).toBe(kind)
  })

  test('asks for what its path and its query say, always in the same order (SH-040, SH-130, SH-132, SH-138)', () => {
    const query = '?sort=name&gym_assortment=1&page=3&brand=4'
    expect(callAt(`/product-list${query}`)).toBe(`${CALL}?brand=4&gym_assortment=1&page=3&sort=name`)
    expect(callAt('/product-list?page=3&brand=4&sort=name&gym_assortment=1')).toBe(callAt(`/product-list${query}`))
    expect(callAt('/product-list/category/2/7', { category: '2', subCategory: '7' })).toBe(`${CALL}?category=7&page=1`)
    expect(callAt('/product-list/?clearance=30&clearanceGroup=Short+dated&sale=4')).toBe(
      `${CALL}?clearance=30&clearanceGroup=Short%20dated&page=1&sale=4`,
    )
    expect(callAt('/search/whey', { term: 'whey & more' })).toBe(`${CALL}?page=1&term=whey%20%26%20more`)
  })

  test('keeps what its path selects, whatever its query says', () => {
    expect(callAt('/product-list/brand/4?brand=9', { brand: '4' })).toBe(`${CALL}?brand=4&page=1`)
  })

  test('leaves out what misfits, so that no address is an error', () => {
    const misfits = 'brand=-1&category=abc&in_stock=yes&clearance=300&price_from=1e9&page=0&sort=secret&size='
    expect(callAt(`/product-list?${misfits}`)).toBe(`${CALL}?page=1`)
  })

  test('searches for any term that an address can hold', () => {
    const searched = (term: string) => callAt('/search/x', { term })
    expect(searched('whey\0\n')).toBe(`${CALL}?page=1&term=whey%20%20`)
    expect(searched('x'.repeat(10_000))).toBe(`${CALL}?page=1&term=${'x'.repeat(200)}`)
    expect(searched(`x${'🍓'.repeat(150)}`)).toMatch(/%8D%93%EF%BF%BD$/)
  })

  test('that can name nothing is none', () => {
    expect(callAt('/product-list/brand/abc', { brand: 'abc' })).toBeUndefined()
    expect(callAt('/product-list/category/2/x', { category: '2', subCategory: 'x' })).toBeUndefined()
    expect(callAt('/product-list/sale/0', { clearance: '0' })).toBeUndefined()
  })
})
