import { cents } from '@fairfloor/domain/money'
import { sql } from 'drizzle-orm'
import { readXlsx } from 'hucre/xlsx'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ACCOUNTS } from '../../../../demo/people.ts'
import type { Browser, TestApp } from '../../../platform/testing/app.ts'
import { browserOf } from '../../../platform/testing/log-in.ts'
import { transaction } from '../../../platform/transaction.ts'
import { setStock } from '../../catalogue/index.ts'
import { type NewOrder, placeOrder } from '../place-order.ts'
import { openHouse, type TestHouse } from '../test-house.ts'

let app: TestApp
let house: TestHouse
let buyer: Browser
let orderId: number
let foreignId: number

beforeAll(async () => {
  const { own, ...opened } = await openHouse()
  ;({ app, house, buyer } = opened)
  const { db } = app.platform
  const place = async (more: Partial<NewOrder>) =>
    (await transaction(db, tx => placeOrder(tx, house.order(1, { kind: 'shop', ships: 'later', ...more })))).orderId
  const lines = house.lines(3).map((line, i) => ({ ...line, quantity: 10, reservedQuantity: [10, 4, 0][i]! }))
  lines[0] = { ...lines[0]!, flavourName: '=1+1' }
  // As much as can be said of a line.
  lines[1] = { ...lines[1]!, depositClass: 'can', readyMillilitres: 330, hasLabel: true, discount: cents(1250) }
  foreignId = await place({})
  orderId = await place({
    lines,
    labelService: true,
    note: 'Gate 2',
    ...own,
  })
  await setStock(db, [{ flavourId: lines[1]!.flavourId, quantity: 0, eta: '2025-06-03' }])
  await buyer.post(`/api/onlineshop/orders/${orderId}/cancel`, { lines: [{ line: 3, quantity: 4 }] })
})
afterAll(() => app.close())

const pdf = (id: number, query = '') => `/orders/orderPdf/${id}${query}`
const xlsx = (id: number, query = '') => `/orders/orderXlsx/${id}${query}`
const textOf = async (file: Uint8Array) =>
  (await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true })).text.replace(/\s+/g, ' ')

const sheetOf = async (address: string) => {
  const [goods, details] = (await readXlsx((await buyer.get(address)).rawPayload)).sheets
  const [titles = [], ...lines] = goods!.rows
  return {
    lines: lines.map(row => Object.fromEntries(titles.map((title, i) => [title, row[i]]))),
    details: details!.rows,
  }
}

test('an order as spreadsheet has a row for each line with its pieces, and its facts (FF-874)', async () => {
  const isExpected = async () => (await buyer.get(`/api/onlineshop/orders/${orderId}`)).json().order_positions[1].eta
  await vi.waitFor(async () => expect(await isExpected()).toBe('2025-06-03'))
  const { lines, details } = await sheetOf(xlsx(orderId, '?language=en'))
  expect(lines).toMatchObject([
    { Line: 1, Flavour: '=1+1', Ordered: 10, 'Set aside': 10, 'On backorder': 0, 'Sum excl. VAT': 125 },
    { Line: 2, Ordered: 10, 'Set aside': 4, Shipped: 0, 'On backorder': 6, Cancelled: 0, Expected: '2025-06-03' },
    { Line: 3, Ordered: 10, 'Set aside': 0, 'On backorder': 6, Cancelled: 4, 'Price excl. VAT': 12.52 },
  ])
  expect(lines[2]!['Sum excl. VAT']).toBe(75.12)
  expect(details).toEqual(
    expect.arrayContaining([
      ['Order number', String(orderId)],
      ['Your PO number', 'PO 4711'],
      ['Note', 'Gate 2'],
    ]),
  )
  const { headers } = await buyer.get(xlsx(orderId, '?language=de'))
  expect(headers['content-disposition']).toBe(`attachment; filename="bestellung-${orderId}.xlsx"`)
})

test('an order as PDF names addresses, lines, what is open and cancelled, and its total (FF-874)', async () => {
  const answer = await buyer.get(pdf(orderId, '?language=en'))
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.headers['cache-control']).toBe('no-store')
  const text = await textOf(answer.rawPayload)
  for (const said of [
    'Sporthuis De Merwede',
    'PO 4711',
    'Gate 2',
    'Deposit 1,50 €',
    '12,50 € off for free pieces',
    '6 expected on 3 June 2025',
    '6 on backorder',
    '4 of 10 cancelled',
  ])
    expect(text).toContain(said)
  const { total_price_inclusive_tax: total } = (await buyer.get(`/api/onlineshop/orders/${orderId}`)).json()
  expect(text).toContain(total.toLocaleString('de-DE', { minimumFractionDigits: 2 }))
  expect(text).not.toMatch(/IBAN.*NL10|Invoice number/)
  const german = await textOf((await buyer.get(pdf(orderId, '?language=de'))).rawPayload)
  for (const said of ['4 von 10 storniert', 'Ihre Bestellnummer', 'Gesamt inkl. MwSt.']) expect(german).toContain(said)
})

test('who may not see prices gets the order without any (FF-874)', async () => {
  await app.platform.db.execute(sql`update users set rights = '["order"]'::jsonb where email = ${ACCOUNTS.buyer}`)
  const colleague = await browserOf(app, ACCOUNTS.buyer)
  const text = await textOf((await colleague.get(pdf(orderId, '?language=en'))).rawPayload)
  expect(text).toContain('4 of 10 cancelled')
  expect(text).not.toMatch(/€|12,5/)
  const { sheets } = await readXlsx((await colleague.get(xlsx(orderId))).rawPayload)
  expect(JSON.stringify(sheets)).not.toMatch(/12\.5|VAT|MwSt/)
  await app.platform.db.execute(
    sql`update users set rights = '["order","prices","invoices","manage"]'::jsonb where email = ${ACCOUNTS.buyer}`,
  )
})

test('files are those of one’s own orders (FF-874)', async () => {
  for (const address of [pdf, xlsx]) {
    expect((await app.browser().get(address(orderId))).statusCode).toBe(401)
    for (const id of [foreignId, 999_999]) expect((await buyer.get(address(id))).statusCode).toBe(404)
    const gym = await browserOf(app, ACCOUNTS.gym)
    expect((await gym.get(address(orderId))).statusCode).toBe(404)
    expect((await buyer.get(address(orderId, '?language=fr'))).statusCode).toBe(400)
  }
})
