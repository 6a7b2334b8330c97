import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { getDeskProduct } from '@fairfloor/domain/catalogue/product-desk-contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser, TestApp } from '../../../platform/testing/app.ts'
import { priceGroups } from '../../companies/tables.ts'
import { ACCOUNTS, testShow } from '../../show-orders/test-show.ts'
import { importFile } from '../import/import-file.ts'
import { readMapping } from '../import/mapping.ts'
import { found } from '../test-range.ts'

type Product = Answer<typeof getDeskProduct>

const folder = mkdtempSync(join(tmpdir(), 'fairfloor-desk-'))
let app: TestApp
let operator: Browser
let id: number
let group: number

beforeAll(async () => {
  const show = await testShow()
  app = show.app
  operator = await show.as(ACCOUNTS.operator)
  id = found(app.catalogue.snapshot().products, 'P1').id
  group = (await app.platform.db.select().from(priceGroups))[0]!.id
})
afterAll(() => {
  rmSync(folder, { recursive: true })
  return app.close()
})

const get = async (path: string) => (await operator.get(`/api/admin/${path}`)).json()
const product = (): Promise<Product> => get(`products/${id}`)
const audit = async () => (await get('audit?search=change product')).entries[0]
const sizeNow = (erpId: string) => found(app.catalogue.snapshot().sizes, erpId)

/** Saves the product with changes to one of its sizes. */
async function save(
  changed: Partial<Product> = {},
  {
    size = 'S1',
    sizeFields = {},
    flavourFields = {},
    from,
  }: { size?: string; sizeFields?: object; flavourFields?: object; from?: Product } = {},
) {
  const before = from ?? (await product())
  const payload = {
    ...before,
    ...changed,
    sizes: before.sizes.map(one => ({
      ...one,
      ...(one.foreign_number === size && sizeFields),
      flavours: one.flavours.map(flavour => ({ ...flavour, ...(flavour.sku === 'N-1' && flavourFields) })),
    })),
  }
  return operator.call({ method: 'PUT', url: `/api/admin/products/${id}`, payload })
}

/** Imports a price list with these rows. */
async function imported(header: string, ...rows: string[]) {
  const path = join(folder, 'list.csv')
  writeFileSync(path, [header, ...rows].join('\n'))
  const mapping = readMapping({ source: 'import' })
  return importFile(app.platform.db, path, { mapping, now: app.platform.clock(), dryRun: false })
}

describe('a product at the desk', () => {
  test('is found by name, SKU and EAN, filtered and sorted (FF-852)', async () => {
    const names = async (query: string) =>
      (await get(`products?${query}`)).products.map(({ name }: { name: string }) => name)
    expect(await names('search=whey')).toEqual(['Whey'])
    expect(await names('search=s-1')).toEqual(['Bar'])
    expect(await names('search=4006381333931')).toEqual(['Whey'])
    expect(await names('sort=price')).toEqual(['Bar', 'Whey'])
    expect(await names('state=new')).toEqual(['Bar'])
    expect(await names('state=off_sale')).toEqual([])
  })

  test('is found by every form of its EAN, and so are its flavour and its stock (FF-1707)', async () => {
    const found = async (form: string) => {
      const query = `search=${encodeURIComponent(form)}`
      const [{ products }, { flavours }, stock] = await Promise.all(
        ['products', 'flavours', 'stock'].map(list => get(`${list}?${query}`)),
      )
      return [products, flavours, stock.flavours].map(of => of.length)
    }
    for (const form of ['4006381333931', '04006381333931', '4 006381 333931', '4006381-33393-1', ' 0 4006381333931'])
      expect([form, await found(form)]).toEqual([form, [1, 1, 1]])
    for (const form of ['4006381333932', '0006381333931', '-'.repeat(13)])
      expect([form, await found(form)]).toEqual([form, [0, 0, 0]])
  })

  test('is changed as a whole: shop, history of prices and audit log follow at once (FF-852, FF-855)', async () => {
    const saved = await save(
      { name: 'Whey 80', is_new: true, countries: ['NL', 'BE'] },
      {
        sizeFields: {
          order_multiple: 6,
          min_quantity: 12,
          gym_assortment: true,
          regular_price: 26,
          current_price: 21,
          group_prices: [{ group_id: group, regular_price: 24.5, current_price: 24.5 }],
        },
        flavourFields: { name: 'Vanilla ice', on_sale: false },
      },
    )
    expect(saved.statusCode).toBe(200)
    const size = sizeNow('S1')
    expect(size).toMatchObject({ orderMultiple: 6, minQuantity: 12, gymAssortment: true })
    expect(size.listPrice).toEqual({ regular: 2600, current: 2100 })
    expect(size.groupPrices.get(group)).toEqual({ regular: 2450, current: 2450 })
    expect(size.product).toMatchObject({ name: 'Whey 80', isNew: true, countries: ['BE', 'NL'] })
    const vanilla = found(app.catalogue.snapshot().flavours, 'F1')
    expect([vanilla.name, vanilla.discontinuedAt]).toEqual(['Vanilla ice', app.platform.clock()])
    const { price_changes: changes } = saved.json() as Product
    expect(changes.map(({ size: name, before, after }) => [name, before, after])).toEqual([
      ['900 g', null, 24.5],
      ['900 g', 24.99, 26],
    ])
    expect(changes.every(({ by, at }) => by !== null && at === app.platform.clock().toISOString())).toBe(true)
    expect(await audit()).toMatchObject({
      subject: 'Whey 80',
      details: {
        name: { before: 'Whey', after: 'Whey 80' },
        [`size ${size.id} order_multiple`]: { before: 1, after: 6 },
        [`size ${size.id} regular_price`]: { before: 24.99, after: 26 },
        [`flavour ${vanilla.id} on_sale`]: { before: true, after: false },
      },
    })
    expect(Object.keys((await audit()).details)).not.toContain('description')
  })

  test('tells the second of two operators, and saves nothing of theirs (FF-853)', async () => {
    const from = await product()
    expect((await save({ description: 'From milk.' }, { from })).statusCode).toBe(200)
    const second = await save({ is_new: false }, { from, sizeFields: { regular_price: 99 } })
    expect([second.statusCode, second.json().code]).toEqual([409, 'changed_meanwhile'])
    expect(sizeNow('S1').listPrice?.regular).toBe(2600)
    expect((await product()).is_new).toBe(true)
  })

  test('names the field that is wrong, and saves nothing (FF-852)', async () => {
    const refused = async (sizeFields: object, flavourFields = {}) => {
      const { code, errors } = (await save({ description: 'No.' }, { sizeFields, flavourFields })).json()
      return [code, errors[0].path]
    }
    const at = (await product()).sizes.findIndex(size => size.foreign_number === 'S1')
    const vanilla = (await product()).sizes[at]!.flavours.findIndex(({ sku }) => sku === 'N-1')
    expect(await refused({ current_price: 30 })).toEqual(['prices_misfit', `sizes.${at}.current_price`])
    expect((await save({}, { sizeFields: { regular_price: 2_147_483_648, current_price: 1 } })).statusCode).toBe(400)
    expect(await refused({ regular_price: null })).toEqual(['prices_misfit', `sizes.${at}.current_price`])
    expect(await refused({}, { ean: '4006381333932' })).toEqual(['not_a_gtin', `sizes.${at}.flavours.${vanilla}.ean`])
    expect(await refused({}, { name: ' ' })).toEqual(['name_missing', `sizes.${at}.flavours.${vanilla}.name`])
    expect((await product()).description).toBe('From milk.')
  })

  test('keeps what was set by hand from imports, which change the rest, and write their prices down (FF-854, FF-855)', async () => {
    const header = 'flavour_erp_id,product,size,flavour,regular_price,units_per_case,gym_assortment'
    const { kept } = await imported(
      header,
      'F1,Whey,900 g,Vanilla,29,8,no',
      'F2,Whey,900 g,Cocoa,29,8,no',
      'F3,Whey,2 kg,Vanilla,51,1,no',
    )
    await app.catalogue.reload()
    const [small, large] = [sizeNow('S1'), sizeNow('S2')]
    expect([small.listPrice?.regular, small.gymAssortment, small.unitsPerCase]).toEqual([2600, true, 8])
    expect([small.product.name, found(app.catalogue.snapshot().flavours, 'F1').name]).toEqual([
      'Whey 80',
      'Vanilla ice',
    ])
    // The gym flag and both prices of the small size, and the flavour's name.
    expect(kept).toBe(4)
    expect(large.listPrice?.regular).toBe(5100)
    expect((await product()).price_changes[0]).toMatchObject({ size: '2 kg', before: 49.99, after: 51, by: null })

    expect((await operator.post(`/api/admin/follow-import/product/${id}`, {})).statusCode).toBe(200)
    expect((await imported(header, 'F1,Whey,900 g,Vanilla,29,8,no', 'F2,Whey,900 g,Cocoa,29,8,no')).kept).toBe(0)
    await app.catalogue.reload()
    expect([sizeNow('S1').listPrice?.regular, sizeNow('S1').gymAssortment]).toEqual([2900, false])
  })
})
