import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ACCOUNTS } from '../../../../demo/people.ts'
import {
  hostileWorkbooks,
  misnamedWorkbooks,
  protectedWorkbooks,
  someOf,
} from '../../../platform/sheets/test-bad-workbooks.ts'
import type { Browser, TestApp } from '../../../platform/testing/app.ts'
import { browserOf } from '../../../platform/testing/log-in.ts'
import { outsideData } from '../../../platform/testing/outside-data.ts'
import { isLongRun } from '../../../platform/testing/run.ts'
import { flavours } from '../../catalogue/tables.ts'
import { openHouse } from '../../orders/test-house.ts'
import { expectedDeliveries } from '../delivery-tables.ts'

const collection = isLongRun ? outsideData('spreadsheets', 'goods-in', 'thirty workbooks of other programs') : undefined
let app: TestApp
let operator: Browser
let buyer: Browser
let skus: string[]

beforeAll(async () => {
  ;({ app, buyer } = await openHouse())
  operator = await browserOf(app, ACCOUNTS.operator)
  await app.catalogue.reload()
  skus = [...app.catalogue.snapshot().flavours.values()].map(({ sku }) => sku)
})
afterAll(() => app.close())

const upload = (content: string | Buffer, browser = operator) =>
  browser.call({
    method: 'POST',
    url: '/api/admin/deliveries/sheet',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: Buffer.concat([
      Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="goods"\r\n\r\n'),
      Buffer.from(content),
      Buffer.from('\r\n--x--\r\n'),
    ]),
  })
const template = async () => (await operator.get('/api/admin/deliveries/template?language=de')).rawPayload

test('a sheet says of each row what it means or why it is not taken, and saves nothing (FF-963)', async () => {
  const csv = [
    'SKU;Quantity;Expected on',
    `${skus[0]};12;2025-06-03`,
    `${skus[1]!.toLowerCase()};3;`,
    'NOBODY-1;3;',
    `${skus[0]};0;`,
    `${skus[0]};1;soon`,
    ';1;',
  ].join('\r\n')
  const { rows } = (await upload(csv)).json()
  expect(rows).toMatchObject([
    { row: 2, quantity: 12, expected_on: '2025-06-03', fault: null },
    { row: 3, quantity: 3, expected_on: null, fault: null },
    { row: 4, flavour_id: null, fault: 'unknown_number' },
    { row: 5, fault: 'wrong_quantity' },
    { row: 6, fault: 'wrong_day' },
    { row: 7, fault: 'no_number' },
  ])
  expect(await app.platform.db.select().from(expectedDeliveries)).toEqual([])
})

test('a number is taken with leading zeros, blanks and dashes (FF-963, FF-1707)', async () => {
  await app.platform.db.update(flavours).set({ ean: '4006381333931' }).where(eq(flavours.sku, skus[0]!))
  await app.catalogue.reload()
  const { id } = [...app.catalogue.snapshot().flavours.values()].find(({ sku }) => sku === skus[0])!
  const forms = ['4006381333931', '04006381333931', '4 006381 333931', '4006381-33393-1']
  const { rows } = (await upload(['EAN;Quantity', ...forms.map(form => `${form};1`)].join('\n'))).json()
  expect(rows.map((row: { flavour_id: number }) => row.flavour_id)).toEqual(forms.map(() => id))
})

test('a downloaded template uploads again (FF-963)', async () => {
  const { rows } = (await upload(await template())).json()
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) expect(row).toMatchObject({ fault: null, quantity: expect.any(Number) })
})

test('it is the operator’s alone; empty and too long sheets are refused', async () => {
  expect((await upload('a', app.browser())).statusCode).toBe(401)
  expect((await upload('a', buyer)).statusCode).toBe(403)
  expect((await upload('')).json().code).toBe('wrong_file')
  const long = Array.from({ length: 2002 }, (_, i) => `N-${i};1`).join('\n')
  expect((await upload(long)).json().code).toBe('too_many_rows')
})

test('hostile, protected and misnamed workbooks are refused with a text (FF-963)', async () => {
  for (const { what, bytes } of [hostileWorkbooks, protectedWorkbooks, misnamedWorkbooks].flatMap(someOf)) {
    const answer = await upload(bytes)
    expect([what, answer.statusCode, answer.json().code]).toEqual([what, 422, 'wrong_file'])
  }
}, 120_000)

test.runIf(collection)(
  'those of other programs are read, or refused with a text',
  async () => {
    for (const folder of ['hostile', 'protected', 'macros', 'wrong-extension'])
      for (const name of readdirSync(join(collection!, folder))) {
        const answer = await upload(readFileSync(join(collection!, folder, name)))
        expect([200, 413, 422], name).toContain(answer.statusCode)
      }
  },
  120_000,
)
