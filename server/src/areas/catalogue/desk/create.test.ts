import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { getDeskProduct } from '@fairfloor/domain/catalogue/product-desk-contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser, TestApp } from '../../../platform/testing/app.ts'
import { ACCOUNTS, testShow } from '../../show-orders/test-show.ts'
import { importFile } from '../import/import-file.ts'
import { readMapping } from '../import/mapping.ts'

const folder = mkdtempSync(join(tmpdir(), 'fairfloor-create-'))
let app: TestApp
let operator: Browser
let visitor: Browser

beforeAll(async () => {
  const show = await testShow()
  app = show.app
  operator = await show.as(ACCOUNTS.operator)
  visitor = app.browser()
})
afterAll(() => {
  rmSync(folder, { recursive: true })
  return app.close()
})

const create = (path: string, payload: object) => operator.post(`/api/admin/${path}`, payload)
const refused = async (path: string, payload: object) => {
  const answer = await create(path, payload)
  return [answer.statusCode, answer.json().code, answer.json().errors?.[0]?.path]
}
const lastOf = async (action: string) => (await operator.get(`/api/admin/audit?search=${action}`)).json().entries[0]
const shopFinds = async (term: string): Promise<{ name: string; product: { name: string } }[]> =>
  (await visitor.get(`/api/onlineshop/products?term=${encodeURIComponent(term)}`)).json().sizes

const flavour = { name: 'Mango', sku: 'LAB-1', ean: '4006381333948', stock: 40 }
const size = { name: '500 g', units_per_case: 6, regular_price: 12.5, flavour }
const fields = { name: 'Clear Whey', vat_class: 'standard', description: '', size }
let brandId: number
let categoryId: number
let made: Answer<typeof getDeskProduct>

describe('what the operator creates', () => {
  test('a brand and a category are there at once, each name once, and written down (FF-868)', async () => {
    const brand = await create('brands', { name: ' Lab Nine ', rank: null, description: 'From Venlo.' })
    expect([brand.statusCode, brand.json()]).toEqual([
      200,
      expect.objectContaining({ name: 'Lab Nine', by_hand: ['name'], products: 0 }),
    ])
    brandId = brand.json().id
    expect(await refused('brands', { name: 'lab nine', rank: null, description: '' })).toEqual([
      422,
      'name_taken',
      'name',
    ])
    expect(await lastOf('create brand')).toMatchObject({
      subject: 'Lab Nine',
      details: { name: { before: null, after: 'Lab Nine' } },
    })
    const clear = { name: 'Clear protein', parent_id: null, rank: 3, description: '' }
    const category = (await create('categories', clear)).json()
    categoryId = category.id
    expect(category.categories.find((one: { id: number }) => one.id === categoryId)).toMatchObject({
      name: 'Clear protein',
      rank: 3,
    })
    expect(await refused('categories', clear)).toEqual([422, 'name_taken', 'name'])
    expect(await refused('categories', { ...clear, parent_id: 999_999 })).toEqual([422, 'category_gone', 'parent_id'])
    const choices = (await operator.get('/api/admin/range-choices')).json()
    expect(choices.brands).toContainEqual({ id: brandId, name: 'Lab Nine' })
    expect(choices.categories).toContainEqual({ id: categoryId, name: 'Clear protein' })
  })

  test('a product with its first size and flavour is found by list and search at once (FF-868)', async () => {
    const answer = await create('products', { ...fields, brand_id: brandId, category_id: categoryId })
    expect(answer.statusCode).toBe(200)
    made = answer.json()
    expect(made.sizes[0]).toMatchObject({
      name: '500 g',
      regular_price: 12.5,
      current_price: 12.5,
      flavours: [{ name: 'Mango', sku: 'LAB-1', stock: 40 }],
    })
    expect(made.price_changes[0]).toMatchObject({ size: '500 g', group: null, before: null, after: 12.5 })
    for (const term of ['clear whey', 'LAB-1', '4006381333948', 'Lab Nine'])
      expect((await shopFinds(term)).map(found => `${found.product.name} ${found.name}`)).toEqual(['Clear Whey 500 g'])
    const [inSnapshot] = [...app.catalogue.snapshot().sizes.values()].filter(({ name }) => name === '500 g')
    expect(inSnapshot).toMatchObject({ unitValue: 500, unitName: 'g' })
    expect(await lastOf('create product')).toMatchObject({
      subject: 'Clear Whey',
      details: { name: { before: null, after: 'Clear Whey' } },
    })
  })

  test('sizes and flavours are added, the SKU is made where none is given (FF-868)', async () => {
    const large = { ...size, name: '1 kg', regular_price: null, flavour: { ...flavour, sku: 'LAB-2', ean: null } }
    expect((await create(`products/${made.id}/sizes`, large)).json().sizes).toHaveLength(2)
    const peach = { name: 'Peach', sku: null, ean: null, stock: null }
    const { sizes } = (await create(`sizes/${made.sizes[0]!.id}/flavours`, peach)).json()
    expect(sizes[0].flavours[1]).toMatchObject({ name: 'Peach', sku: expect.stringMatching(/^F1\d{5}$/), stock: null })
    const entry = await lastOf('create flavour')
    expect(Object.values(entry.details)).toContainEqual({ before: null, after: 'Peach' })
    expect(entry.details.name).toBeUndefined()
  })

  test.each([
    [{ ...flavour, ean: null }, 'name_taken', 'name'],
    [{ ...flavour, name: ' ' }, 'name_missing', 'name'],
    [{ ...flavour, name: 'Kiwi', ean: null }, 'sku_taken', 'sku'],
    [{ ...flavour, name: 'Kiwi', sku: 'LAB-3' }, 'ean_taken', 'ean'],
    [{ ...flavour, name: 'Kiwi', sku: 'LAB-3', ean: '4006381333949' }, 'not_a_gtin', 'ean'],
  ])('a flavour %o is refused: %s (FF-868)', async (wanted, code, path) => {
    expect(await refused(`sizes/${made.sizes[0]!.id}/flavours`, wanted)).toEqual([422, code, path])
  })

  test('a product is refused where it names it, and nothing of it is kept (FF-868)', async () => {
    const product = { ...fields, brand_id: brandId, category_id: categoryId }
    expect(await refused('products', product)).toEqual([422, 'name_taken', 'name'])
    expect(await refused('products', { ...product, brand_id: 999_999 })).toEqual([422, 'brand_gone', 'brand_id'])
    expect(await refused('products', { ...product, name: 'Iso' })).toEqual([422, 'ean_taken', 'size.flavour.ean'])
    const free = { ...size, flavour: { ...flavour, ean: null, sku: 'LAB-4' }, regular_price: 0 }
    expect(await refused('products', { ...product, name: 'Iso', size: free })).toEqual([
      422,
      'prices_misfit',
      'size.regular_price',
    ])
    expect((await operator.get('/api/admin/products?search=iso')).json().total).toBe(0)
  })

  const importList = async (...lines: string[]) => {
    const file = join(folder, 'list.csv')
    writeFileSync(file, lines.join('\n'))
    const mapping = readMapping({ source: 'import' })
    const report = await importFile(app.platform.db, file, { mapping, now: app.platform.clock(), dryRun: false })
    await app.catalogue.reload()
    return report
  }

  test('an import fills in the rest of it, and leaves what was typed (FF-869)', async () => {
    const header = 'sku,brand,product,size,flavour,regular_price,units_per_case,weight_g,description'
    const { rows, kept } = await importList(header, 'LAB-1,Lab Nine,Clear Whey,500 g,Mango,99,8,540,Light.')
    expect(rows).toMatchObject({ taken: 1, refused: 0 })
    expect(kept).toBeGreaterThan(0)
    const now: typeof made = (await operator.get(`/api/admin/products/${made.id}`)).json()
    expect(now).toMatchObject({ name: 'Clear Whey', description: 'Light.' })
    expect(now.sizes.find(({ name }) => name === '500 g')).toMatchObject({ regular_price: 12.5, units_per_case: 6 })
  })

  test('an import adds flavours to it, by its names or a number that it gives it; there is no second product', async () => {
    const names = 'lab nine,clear whey,500 g'
    const add = async (columns: string, row: string) => {
      const { rows } = await importList(`${columns},brand,product,size,flavour`, row)
      expect(rows).toMatchObject({ taken: 1, refused: 0 })
    }
    await add('sku', `LAB-7,${names},Kiwi`)
    await add('sku,product_erp_id', `LAB-8,P-1,${names},Plum`)
    const followed = await operator.call({ method: 'POST', url: `/api/admin/follow-import/product/${made.id}` })
    expect(followed.statusCode).toBe(200)
    await add('sku', `LAB-9,${names},Fig`)
    const { products } = (await operator.get('/api/admin/products?search=clear whey')).json()
    expect(products).toEqual([expect.objectContaining({ id: made.id, name: 'Clear Whey' })])
    const { sizes }: typeof made = (await operator.get(`/api/admin/products/${made.id}`)).json()
    const small = sizes.find(({ name }) => name === '500 g')
    expect(small?.flavours.map(({ name }) => name).sort()).toEqual(['Fig', 'Kiwi', 'Mango', 'Peach', 'Plum'])
  })
})
