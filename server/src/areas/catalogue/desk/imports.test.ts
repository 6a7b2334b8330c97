import { setTimeout as wait } from 'node:timers/promises'
import type { getImport } from '@fairfloor/domain/catalogue/import-desk-contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Browser, TestApp } from '../../../platform/testing/app.ts'
import { ACCOUNTS, testShow } from '../../show-orders/test-show.ts'
import { fileImports } from '../import-tables.ts'
import { found } from '../test-range.ts'

type Import = Answer<typeof getImport>

let app: TestApp
let operator: Browser

beforeAll(async () => {
  const show = await testShow()
  app = show.app
  operator = await show.as(ACCOUNTS.operator)
})
afterAll(() => app.close())

const ADDRESS = '/api/admin/imports'
const part = (name: string, filename: string, content: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"; filename="${filename}"\r\n\r\n${content}\r\n`
const upload = (content: string, mapping?: string) =>
  operator.call({
    method: 'POST',
    url: ADDRESS,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: `${part('file', 'prices.csv', content)}${mapping ? part('mapping', 'm.json', mapping) : ''}--x--\r\n`,
  })
const get = async (id: number): Promise<Import> => (await operator.get(`${ADDRESS}/${id}`)).json()
const begin = (id: number, what: 'compare' | 'start') => operator.post(`${ADDRESS}/${id}/${what}`, {})
const over = (id: number, state: Import['state']) =>
  vi.waitFor(async () => expect((await get(id)).state).toBe(state), { timeout: 60_000, interval: 100 })
const audit = async (search: string) => (await operator.get(`/api/admin/audit?search=${search}`)).json().entries
const priceNow = () => found(app.catalogue.snapshot().sizes, 'S2').listPrice?.regular

const PRICES = 'sku,regular_price\nN-3,52\nN-9,10\nN-1,a lot\n'

describe('a file that the operator imports in the browser', () => {
  let id: number

  test('is compared first: what would change and what is refused, row by row; nothing is written (FF-856)', async () => {
    const uploaded = await upload(PRICES)
    expect(uploaded.json()).toMatchObject({ name: 'prices.csv', state: 'waiting', report: null })
    id = uploaded.json().id
    expect((await begin(id, 'compare')).statusCode).toBe(200)
    await over(id, 'compared')
    const { report } = await get(id)
    expect(report).toMatchObject({ dry_run: true, format: 'CSV', rows: { taken: 1, refused: 2 } })
    expect(report?.counts.size).toEqual({ new: 0, changed: 1, unchanged: 0 })
    expect(report?.refusals.map(({ row, column, value }) => [row, column, value])).toEqual([
      [3, 'sku', 'N-9'],
      [4, 'regular_price', 'a lot'],
    ])
    expect(priceNow()).toBe(4999)
  })

  test('is imported then: the shop follows, and who did it is written down (FF-856)', async () => {
    await begin(id, 'start')
    await over(id, 'imported')
    expect((await get(id)).report).toMatchObject({ dry_run: false, counts: { size: { changed: 1 } } })
    await vi.waitFor(() => expect(priceNow()).toBe(5200))
    const { product } = found(app.catalogue.snapshot().sizes, 'S2')
    const [change] = (await operator.get(`/api/admin/products/${product.id}`)).json().price_changes
    expect(change).toMatchObject({ before: 49.99, after: 52, by: expect.any(String) })
    expect((await audit('import file'))[0]).toMatchObject({ subject: 'prices.csv', details: { rows: { taken: 1 } } })
    expect((await audit('start import'))[0].user.email).toBe(ACCOUNTS.operator)
  })

  test('waits while another one runs; one whose server has stopped does not hold it up (FF-857)', async () => {
    const other = (await upload('sku,regular_price\nN-3,53\n')).json().id
    const stuck = (at: Date) =>
      app.platform.db.update(fileImports).set({ state: 'importing', aliveAt: at }).where(eq(fileImports.id, id))
    await stuck(app.platform.clock())
    const refused = await begin(other, 'start')
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'import_running'])
    await stuck(new Date(app.platform.clock().getTime() - 120_000))
    expect((await get(id)).interrupted).toBe(true)
    const both = await Promise.all([begin(other, 'start'), begin(other, 'start')])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    await over(other, 'imported')
  })

  test('that is no price list says why, and so does a wrong mapping (FF-856)', async () => {
    const wrong = (await upload('colour\nred\n')).json().id
    await begin(wrong, 'compare')
    await over(wrong, 'failed')
    expect((await get(wrong)).failure).toContain('The file has no column')
    expect((await upload(PRICES, '{"columns": 1}')).json()).toMatchObject({
      code: 'wrong_file',
      errors: [{ path: 'mapping' }],
    })
    expect((await upload(PRICES, 'no json')).json().detail).toContain('no JSON')
    expect((await upload('')).json().code).toBe('wrong_file')
  })

  test('of many rows leaves the server free to answer (FF-857)', async () => {
    const lines = Array.from(
      { length: 3000 },
      (_, i) => `Many,Product ${i % 300},${i % 10} kg,Flavour ${i},M-${i},9.99`,
    )
    const many = (await upload(['brand,product,size,flavour,sku,regular_price', ...lines].join('\n'))).json().id
    await begin(many, 'compare')
    const waits: number[] = []
    while ((await get(many)).state === 'comparing') {
      const began = performance.now()
      await operator.get('/health')
      waits.push(performance.now() - began)
      await wait(20)
    }
    expect((await get(many)).report?.counts.flavour.new).toBe(3000)
    expect(waits.length).toBeGreaterThan(1)
  })
})
