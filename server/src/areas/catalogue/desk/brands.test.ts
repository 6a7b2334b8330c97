import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser, TestApp } from '../../../platform/testing/app.ts'
import { transaction } from '../../../platform/transaction.ts'
import { ACCOUNTS, testShow } from '../../show-orders/test-show.ts'
import { saveRange } from '../save/save-range.ts'
import { found, smallRange } from '../test-range.ts'

let app: TestApp
let operator: Browser
let id: number

beforeAll(async () => {
  const show = await testShow()
  app = show.app
  operator = await show.as(ACCOUNTS.operator)
  id = brandOf('B1').id
})
afterAll(() => app.close())

const brandOf = (erpId: string) => found(app.catalogue.snapshot().brands, erpId)
const get = async (path: string) => (await operator.get(`/api/admin/${path}`)).json()
const put = (payload: object) => operator.call({ method: 'PUT', url: `/api/admin/brands/${id}`, payload })
const audit = async (search: string) => (await get(`audit?search=${search}`)).entries
const importedName = async (name: string) => {
  const range = { brands: [{ key: 'north', erpId: 'B1', name }], products: [], sizes: [], flavours: [] }
  await transaction(app.platform.db, tx => saveRange(tx, range))
  return (await get(`brands/${id}`)).name
}
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="3"><rect width="8" height="3"/></svg>'
const send = (content: string) =>
  operator.call({
    method: 'PUT',
    url: `/api/admin/range-pictures/brand-logo/${id}`,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: `--x\r\ncontent-disposition: form-data; name="picture"; filename="a.svg"\r\n\r\n${content}\r\n--x--\r\n`,
  })

describe('a brand at the desk', () => {
  test('is found by name and by number (FF-851)', async () => {
    expect((await get('brands?search=nor')).brands.map(({ name }: { name: string }) => name)).toEqual(['North'])
    expect((await get('brands?search=b2')).brands.map(({ name }: { name: string }) => name)).toEqual(['South'])
    expect((await get('brands?search=b2')).brands[0]).toMatchObject({ foreign_number: 'B2', products: 1, sizes: 1 })
  })

  test('is changed for everybody at once, with before and after in the audit log (FF-851)', async () => {
    const { version } = await get(`brands/${id}`)
    const saved = await put({ version, on_sale: true, name: ' North Sea ', rank: 2, description: 'From the coast.' })
    expect(saved.json()).toMatchObject({ name: 'North Sea', rank: 2, by_hand: ['name'] })
    expect(brandOf('B1')).toMatchObject({ name: 'North Sea', rank: 2, description: 'From the coast.' })
    expect((await audit('change brand'))[0]).toMatchObject({
      subject: 'North Sea',
      details: {
        name: { before: 'North', after: 'North Sea' },
        rank: { before: null, after: 2 },
        description: { before: '', after: 'From the coast.' },
      },
    })
  })

  test('tells the second of two operators, and saves nothing of theirs (FF-853)', async () => {
    const { version } = await get(`brands/${id}`)
    const first = { version, on_sale: true, name: 'North Sea', rank: 1, description: '' }
    expect((await put(first)).statusCode).toBe(200)
    const second = await put({ ...first, rank: 9 })
    expect([second.statusCode, second.json().code]).toEqual([409, 'changed_meanwhile'])
    expect(brandOf('B1').rank).toBe(1)
  })

  test('has a name that no other one has', async () => {
    const { version } = await get(`brands/${id}`)
    const taken = await put({ version, on_sale: true, name: 'SOUTH', rank: 1, description: '' })
    expect(taken.json()).toMatchObject({ code: 'name_taken', errors: [{ path: 'name' }] })
    expect((await put({ version, on_sale: true, name: ' ', rank: 1, description: '' })).json().code).toBe(
      'name_missing',
    )
  })

  test('keeps its name from imports until they may set it again (FF-854)', async () => {
    expect(await importedName('North GmbH')).toBe('North Sea')
    expect((await operator.post(`/api/admin/follow-import/brand/${id}`, {})).statusCode).toBe(200)
    expect(await get(`brands/${id}`)).toMatchObject({ name: 'North', by_hand: [] })
    expect(await importedName('North GmbH')).toBe('North GmbH')
    // What the range does not say was never touched.
    expect(smallRange.brands[0]).not.toHaveProperty('rank')
    expect(brandOf('B1').rank).toBe(1)
  })

  test('is found by the name that files know, also where another brand has that name now', async () => {
    const south = brandOf('B2')
    const rename = async (brandId: number, name: string) => {
      const { version, rank, description } = await get(`brands/${brandId}`)
      const payload = { version, rank, description, name }
      return operator.call({ method: 'PUT', url: `/api/admin/brands/${brandId}`, payload })
    }
    await importedName('North')
    await rename(id, 'Far North')
    await rename(south.id, 'North')
    const range = { source: 'feed', brands: [{ key: 'n', name: 'North' }], products: [], sizes: [], flavours: [] }
    const { ids } = await transaction(app.platform.db, tx => saveRange(tx, range))
    expect(ids.brand.get('n')).toBe(id)
  })

  test('has a picture that is told by its content, and removed again (FF-851)', async () => {
    expect((await send('no picture')).json().code).toBe('not_a_picture')
    const { url } = (await send(SVG)).json()
    expect((await operator.get(url)).statusCode).toBe(200)
    expect((await get(`brands/${id}`)).logo_url).toBe(url.replace('640', '320'))
    expect((await audit('picture of brand logo'))[0].details).toEqual({ picture: { before: null, after: url } })
    await operator.call({ method: 'DELETE', url: `/api/admin/range-pictures/brand-logo/${id}` })
    expect((await get(`brands/${id}`)).logo_url).toBeNull()
    expect(brandOf('B1').logo).toBeNull()
  })
})
