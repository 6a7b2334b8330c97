import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { zip } from '../../../platform/sheets/test-zip.ts'
import { announced } from '../../../platform/testing/announced.ts'
import type { Browser } from '../../../platform/testing/app.ts'
import { isLongRun } from '../../../platform/testing/run.ts'
import { ACCOUNTS, type TestShow, testShow } from '../../show-orders/test-show.ts'
import { customerReferences } from '../tables.ts'
import { rowsIn } from './serve-upload.ts'
import { DOWNLOAD, send, UPLOAD, upload, workbook } from './test-sheets.ts'

let show: TestShow
let buyer: Browser
let north: number

beforeAll(async () => {
  show = await testShow()
  buyer = await show.as(ACCOUNTS.buyer)
  const brands: { id: number; name: string }[] = (await show.app.browser().get('/api/brand/list')).json()
  expect(brands).toEqual([
    { id: expect.any(Number), name: 'North' },
    { id: expect.any(Number), name: 'South' },
  ])
  north = brands[0]!.id
})
afterAll(() => show.app.close())
beforeEach(async () => {
  await show.app.platform.db.delete(customerReferences)
  // Another server has removed them: this one is told.
  await save('f1', '')
})

const save = (name: string, reference: string) =>
  buyer.post('/api/user/productReferences/save_reference', {
    product_attribute_id: show.flavour.get(name),
    cpc_reference: reference,
  })
const listed = async (browser = buyer, brand: number | string = north) =>
  browser.get(`/api/customer_flavour_references?brand_id=${brand}`)
async function references(browser = buyer): Promise<Record<string, string>> {
  const rows: Listed[] = (await listed(browser)).json()
  return Object.fromEntries(
    rows.flatMap(row => (row.user_reference.reference ? [[row.sku, row.user_reference.reference]] : [])),
  )
}
type Listed = { sku: string; user_reference: { reference: string | null } }

test('the flavours of a brand come with the customer’s own references, and nobody else’s (SH-554, SH-555, SH-557, SH-558, SH-597)', async () => {
  await save('f2', 'MY-2')
  const rows = (await listed()).json()
  expect(rows.map(({ sku }: Listed) => sku).sort()).toEqual(['N-1', 'N-2', 'N-3'])
  expect(rows.find(({ sku }: Listed) => sku === 'N-2')).toMatchObject({
    id: show.flavour.get('f2'),
    name: 'Cocoa',
    product_size: { name: '900 g', brand: { name: 'North' }, category: { name: 'Whey' }, product: { name: 'Whey' } },
    user_reference: { reference: 'MY-2' },
  })
  const statuses = async (browser: Browser) => [
    (await listed(browser)).statusCode,
    (await browser.get('/api/customer_flavour_references')).statusCode,
    (await browser.get(DOWNLOAD)).statusCode,
    (await send(browser, ['N-1', 'A'])).statusCode,
  ]
  expect(await statuses(show.app.browser())).toEqual([401, 401, 401, 401])
  expect(await statuses(await show.as(ACCOUNTS.gym))).toEqual([403, 403, 403, 403])
  expect(await statuses(await show.as(ACCOUNTS.operator))).toEqual([403, 403, 403, 403])
  const refusals = await Promise.all(
    ['', '?brand_id=999999', '?brand_id=x', '?brand_id='].map(async query => {
      const answer = await buyer.get(`/api/customer_flavour_references${query}`)
      return `${answer.statusCode} ${answer.json().code}`
    }),
  )
  expect(refusals).toEqual(['422 brand_missing', '404 not_found', '400 malformed', '400 malformed'])
})

test('a sheet says of each row whether it was taken, unchanged or refused, and why; a refused row stops no other (SH-328, SH-329, SH-557)', async () => {
  await save('f2', 'MY-2')
  await save('f3', 'MY-3')
  const sheet = await workbook(
    ['Our list of May'],
    [],
    ['Flavour', 'REFERENZ', 'ean', 'Sku'],
    ['Vanilla', ' A-1 ', '04006381333931', ''],
    ['Cocoa', 'MY-2', '', 'n-2'],
    ['', 'MY-2', '', 'S-1'],
    ['', 'A-9', '', 'QX-9'],
    ['Vanilla', 'A-2', '', 'N-1'],
    ['', 'A-3', '', ''],
    ['', 'x'.repeat(65), '', 'S-1'],
    ['no number'],
    ['', null, null, 'N-3'],
  )
  const answer = await upload(buyer, sheet)
  expect(answer.json()).toEqual({
    taken: [{ row: 4 }, { row: 12 }],
    unchanged: [{ row: 5 }],
    refused: [
      { row: 6, number: 'S-1', reference: 'MY-2', reason: 'This reference stands in row 5 already.' },
      { row: 7, number: 'QX-9', reference: 'A-9', reason: 'There is no such article.' },
      { row: 8, number: 'N-1', reference: 'A-2', reason: 'Row 4 gives this article another reference.' },
      { row: 9, number: '', reference: 'A-3', reason: 'There is no SKU and no EAN.' },
      { row: 10, number: 'S-1', reference: 'x'.repeat(65), reason: 'A reference has at most 64 characters.' },
    ],
  })
  expect(await references()).toEqual({ 'N-1': 'A-1', 'N-2': 'MY-2' })
})

test('references are swapped within a sheet; one that another flavour keeps is refused and names it (FF-1050)', async () => {
  await save('f1', 'A')
  await save('f2', 'B')
  expect((await send(buyer, ['N-1', 'B'], ['N-2', 'A'])).json()).toMatchObject({ taken: [{ row: 2 }, { row: 3 }] })
  expect(await references()).toEqual({ 'N-1': 'B', 'N-2': 'A' })
  const { taken, refused } = (await send(buyer, ['N-3', 'A'])).json()
  expect(taken).toEqual([])
  expect(refused[0].reason).toBe('You use this reference for North Whey 900 g, Cocoa already.')
})

/** References that a spreadsheet or a reader of XML might change. */
const AWKWARD = [
  '=1+1',
  '+49',
  '-5',
  '@x',
  '007',
  '1e5',
  'a  b',
  '<&>"\'',
  'ß 漢字 🙂',
  '_x0041_',
  'a\tb',
  'a\nb',
  'a\r\nb',
  '\u0001\u0085',
]

test('a downloaded sheet is taken back unchanged: its numbers are texts, and nothing in it is calculated (SH-330..332, SH-558, FF-1052)', async () => {
  const names = ['f1', 'f2', 'f3', 'f4', 'f5']
  for (let from = 0; from < AWKWARD.length; from += names.length) {
    const some = AWKWARD.slice(from, from + names.length)
    for (const [i, reference] of some.entries()) expect((await save(names[i]!, reference)).statusCode).toBe(200)
    const file = (await buyer.get(DOWNLOAD)).rawPayload
    const [head, ...rows] = (await readXlsx(file)).sheets[0]!.rows
    expect(head).toEqual(['SKU', 'EAN', 'Brand', 'Product', 'Size', 'Flavour', 'Reference'])
    expect(rows.find(([sku]) => sku === 'N-1')).toEqual([
      ...['N-1', '4006381333931', 'North', 'Whey', '900 g', 'Vanilla'],
      some[0],
    ])
    expect(rows.map(row => row[6])).toEqual(expect.arrayContaining(some))
    expect((await upload(buyer, file)).json()).toMatchObject({ taken: [], unchanged: { length: 5 }, refused: [] })
  }
  const german = await buyer.call({
    method: 'GET',
    url: `${DOWNLOAD}?brand_id=${north}`,
    headers: { 'accept-language': 'de' },
  })
  const { rows } = (await readXlsx(german.rawPayload)).sheets[0]!
  expect(rows[0]).toEqual(['SKU', 'EAN', 'Marke', 'Produkt', 'Größe', 'Sorte', 'Referenz'])
  expect(rows).toHaveLength(4)
  expect((await upload(buyer, german.rawPayload)).json().unchanged).toHaveLength(3)
  expect((await buyer.get(`${DOWNLOAD}?brand_id=999999`)).statusCode).toBe(404)
})

test('a formula in a customer’s cell is its last result, and comes back as text (FF-1052)', async () => {
  const sheet = await writeXlsx({
    sheets: [
      {
        name: 'Mapping',
        rows: [
          ['SKU', 'Reference'],
          ['N-1', null],
        ],
        cells: new Map([['1,1', { formulaResult: 'R-7', formula: 'HYPERLINK("http://evil.test","R-7")' }]]),
      },
    ],
  })
  expect((await upload(buyer, sheet)).json().taken).toEqual([{ row: 2 }])
  expect(await references()).toEqual({ 'N-1': 'R-7' })
})

test('what is no workbook, too large, too long or a bomb is refused, and says why (SH-323..327, SH-557, FF-1053)', async () => {
  const refusal = async (content: Uint8Array, field?: string) => {
    const answer = await upload(buyer, content, field)
    return `${answer.statusCode} ${answer.json().code}`
  }
  expect(await refusal(Buffer.from('x'), 'file')).toBe('422 file_missing')
  const form = 10_000_000 + 64 * 1024
  expect([await announced(buyer, UPLOAD, form), await announced(buyer, UPLOAD, form + 1)]).toEqual([422, 413])
  for (const content of ['SKU;Reference\nN-1;A', '', '<html></html>', '\u0089PNG\r\n'])
    expect([content, await refusal(Buffer.from(content, 'latin1'))]).toEqual([content, '415 not_a_workbook'])
  expect(await refusal(zip('word/document.xml', Buffer.from('x'), 1, false))).toBe('415 not_a_workbook')
  expect(await refusal(zip('xl/worksheets/sheet1.xml', Buffer.from('x'), 2_000_000_000))).toBe('422 sheet_unreadable')
  expect(await refusal(await workbook(['SKU', 'Brand'], ['N-1', 'North']))).toBe('422 columns_missing')
  expect(await refusal(await workbook(['N-1', 'A']))).toBe('422 columns_missing')
  expect(await references()).toEqual({})
})

test('a sheet may be as large and as long as its limits say', async () => {
  const content = await workbook(['SKU', 'Reference'], ['N-1', 'R-1'], ['N-2', 'R-2'])
  const file = { filename: 'mapping.xlsx', type: '', content: new Uint8Array(content) }
  const taken = (bytes: number, rows: number) => rowsIn({ customerId: 1, userId: 1 }, file, { bytes, rows })
  expect(await taken(content.length, 2)).toHaveLength(2)
  await expect(taken(content.length - 1, 2)).rejects.toMatchObject({ code: 'too_large' })
  await expect(taken(content.length, 1)).rejects.toMatchObject({ code: 'sheet_too_long', details: { most: 1 } })
  const huge = { ...file, content: Buffer.alloc(10_000_001) }
  await expect(rowsIn({ customerId: 1, userId: 1 }, huge)).rejects.toMatchObject({ code: 'too_large' })
})

test.runIf(isLongRun)('a sheet of 50,001 rows is too long', async () => {
  const rows = Array.from({ length: 50_001 }, (_, i): [string, string] => [`N-${i}`, `R-${i}`])
  expect((await send(buyer, ...rows)).json().code).toBe('sheet_too_long')
})
