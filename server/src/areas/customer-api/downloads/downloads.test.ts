import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../../platform/testing/app.ts'
import { transaction } from '../../../platform/transaction.ts'
import { foodInformation } from '../../catalogue/label-tables.ts'
import { flavours, productSizes } from '../../catalogue/tables.ts'
import { hashPassword, saveUser } from '../../people/index.ts'
import { users } from '../../people/tables.ts'
import { ACCOUNTS, DURING, type TestShow, testShow } from '../../show-orders/test-show.ts'

const AREA = '/service-center/api'
const PICTURE = 'a'.repeat(32)
const FEED = `${AREA}/csv/download`
const ALL = [FEED, ...['csv', 'xlsx'].flatMap(kind => [`${AREA}/${kind}/price-list`, `${AREA}/${kind}/product-data`])]

let show: TestShow
let buyer: Browser

beforeAll(async () => {
  show = await testShow()
  buyer = await show.as(ACCOUNTS.buyer)
  const { db } = show.app.platform
  await db.insert(foodInformation).values({
    flavourId: show.flavour.get('f1')!,
    language: 'de',
    legalName: 'Eiweißpulver',
    ingredients: 'Molke, Vanille',
    allergens: ['Molke'],
    operatorName: 'North B.V.',
    operatorAddress: 'Kade 1, Utrecht',
    operators: [],
    storage: 'Trocken',
    origin: 'NL',
    bestBeforeDays: 90,
  })
  await db.update(flavours).set({ name: '=Vanilla;"1"' }).where(eq(flavours.sku, 'N-1'))
  await db.update(productSizes).set({ msrp: 3499, image: PICTURE }).where(eq(productSizes.erpId, 'S1'))
  await show.app.catalogue.reload()
  await refer('f2', '-MY/2')
})
afterAll(() => show.app.close())

const refer = (name: string, reference: string) =>
  buyer.post('/api/user/productReferences/save_reference', {
    product_attribute_id: show.flavour.get(name),
    cpc_reference: reference,
  })

type Row = Record<string, string>
/** The rows of a CSV by SKU. */
async function rowsOf(address: string, browser = buyer): Promise<Record<string, Row>> {
  const answer = await browser.get(address)
  expect([address, answer.statusCode]).toEqual([address, 200])
  const delimiter = answer.body.split('\r\n')[0]!.includes(';') ? ';' : ','
  const rows = parse<Row>(answer.body, { bom: true, columns: true, delimiter })
  return Object.fromEntries(rows.map(row => [row.SKU!, row]))
}

test('the feed has what the customer can order, with prices, stock and own references, in the user’s language (SH-287, SH-559)', async () => {
  const rows = await rowsOf(`${FEED}?language=en`)
  expect(rows['N-2']).toEqual({
    SKU: 'N-2',
    EAN: '',
    Brand: 'North',
    Product: 'Whey',
    Size: '900 g',
    Flavour: 'Cocoa',
    'Own reference': "'-MY/2",
    'Units per case': '6',
    'Price (EUR)': '19.99',
    Stock: '10',
    ETA: '',
  })
  expect(rows['N-1']).toMatchObject({ EAN: '4006381333931', Flavour: '\'=Vanilla;"1"' })
  expect(rows['S-1']).toMatchObject({ Stock: '0', ETA: '2025-06-01' })
  expect((await rowsOf(`${FEED}?language=de`))['N-2']).toMatchObject({ Marke: 'North', 'Preis (EUR)': '19,99' })
})

test('it is for customers with API access, by session or by API key; prices and stock for those who may see them (SH-289, SH-559, FF-1055)', async () => {
  const statuses = async (browser: Browser) =>
    Promise.all(ALL.map(async address => (await browser.get(address)).statusCode))
  expect(new Set(await statuses(show.app.browser()))).toEqual(new Set([401]))
  expect(new Set(await statuses(await show.as(ACCOUNTS.gym)))).toEqual(new Set([403]))
  expect(new Set(await statuses(await show.as(ACCOUNTS.operator)))).toEqual(new Set([403]))
  const { api_key: key } = (await buyer.form('/api/api_settings/generate_api_key', {})).json()
  const byKey = (given: string) =>
    show.app.platform.server.inject({ url: `${FEED}?language=en`, headers: { authorization: `Bearer ${given}` } })
  expect((await byKey(key)).body).toBe((await buyer.get(`${FEED}?language=en`)).body)
  expect((await byKey(key)).headers['ratelimit-policy']).toBeDefined()
  expect((await byKey(`${key.slice(0, -1)}_`)).statusCode).toBe(401)

  const { db } = show.app.platform
  const [user] = await db.select().from(users).where(eq(users.email, ACCOUNTS.buyer))
  const passwordHash = await hashPassword('demo-2025')
  const seller = { email: 'blind@fairfloor.test', name: 'Blind', customerId: user!.customerId, passwordHash }
  await saveUser(db, { ...seller, rights: ['order'] })
  const blind = await show.as(seller.email)
  expect((await rowsOf(`${FEED}?language=en`, blind))['N-2']).toMatchObject({ 'Price (EUR)': '', Stock: '' })
  const told = (await rowsOf(`${AREA}/csv/product-data?language=en`, blind))['N-1']
  expect(told).toMatchObject({ 'Recommended price (EUR)': '', Ingredients: 'Molke, Vanille' })
  expect((await blind.get(`${AREA}/csv/price-list`)).json().code).toBe('may_not_see_prices')
})

test('price list and product data have the same rows as workbook and as CSV; texts are text (FF-1056)', async () => {
  const sheetOf = async (name: string) => {
    const answer = await buyer.get(`${AREA}/xlsx/${name}?language=en`)
    const [head, ...rows] = (await readXlsx(answer.rawPayload)).sheets[0]!.rows
    return rows.map(row => Object.fromEntries(head!.map((title, i) => [title, row[i] ?? null])))
  }
  const prices = await sheetOf('price-list')
  expect(prices.find(row => row.SKU === 'N-1')).toMatchObject({
    Flavour: '=Vanilla;"1"',
    'Ordered in steps of': 1,
    'Regular price (EUR)': 24.99,
    'Your price (EUR)': 19.99,
    'Recommended price (EUR)': 34.99,
  })
  expect(prices.find(row => row.SKU === 'N-2')).toMatchObject({ 'Own reference': '-MY/2' })
  const listed = await rowsOf(`${AREA}/csv/price-list?language=de`)
  expect(listed['N-1']).toMatchObject({ 'Ihr Preis (EUR)': '19,99', 'Empfohlener Verkaufspreis (EUR)': '34,99' })
  expect(Object.keys(listed).sort()).toEqual(prices.map(({ SKU }) => SKU).sort())

  const data = (await sheetOf('product-data')).find(row => row.SKU === 'N-1')
  expect(data).toMatchObject({
    Category: 'Protein > Whey',
    Description: 'Milk.',
    Picture: `${show.app.platform.config.publicUrl}/media/${PICTURE}/1280.webp`,
    'Legal name': 'Eiweißpulver',
    Allergens: 'Molke',
    'Food business operator': 'North B.V.',
    'Keeps at least (days)': 90,
  })
  expect((await rowsOf(`${AREA}/csv/product-data?language=en`))['N-1']).toMatchObject({
    Ingredients: data!.Ingredients,
  })
})

test('who has a version of the feed hears so; stock, references, prices and the clock make another one (FF-1057)', async () => {
  const versionOf = async (known = '', address = FEED) => {
    const answer = await buyer.call({ method: 'GET', url: address, headers: { 'if-none-match': known } })
    return [answer.statusCode, String(answer.headers.etag)] as const
  }
  let [, known] = await versionOf()
  const isAnother = async () => {
    const [status, etag] = await versionOf(known)
    known = etag
    return status === 200
  }
  expect(await versionOf(known)).toEqual([304, known])
  expect((await versionOf(known, `${FEED}?language=de`))[0]).toBe(200)
  const { db } = show.app.platform
  await transaction(db, tx => show.app.catalogue.setStock(tx, [{ flavourId: show.flavour.get('f2')!, quantity: 7 }]))
  await expect.poll(isAnother).toBe(true)
  expect((await rowsOf(`${FEED}?language=en`))['N-2']!.Stock).toBe('7')
  await refer('f3', 'MY-3')
  await expect.poll(isAnother).toBe(true)
  await db
    .update(flavours)
    .set({ discontinuedAt: new Date(DURING.closed) })
    .where(eq(flavours.sku, 'N-3'))
  await show.app.catalogue.reload()
  await expect.poll(isAnother).toBe(true)
  await expect.poll(isAnother).toBe(false)
  show.app.setNow(DURING.confirmation)
  expect(await isAnother()).toBe(true)
  expect(await rowsOf(FEED)).not.toHaveProperty('N-3')
})

test('long texts come compressed where the reader takes it (FF-1058)', async () => {
  const answer = await buyer.call({ method: 'GET', url: FEED, headers: { 'accept-encoding': 'gzip' } })
  expect(answer.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(answer.rawPayload).toString()).toBe((await buyer.get(FEED)).body)
})
