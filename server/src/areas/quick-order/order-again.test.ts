import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../platform/testing/app.ts'
import { flavours } from '../catalogue/tables.ts'
import { orders } from '../orders/tables.ts'
import { ACCOUNTS, type TestShow, testShow } from '../show-orders/test-show.ts'

const QUICK = '/api/onlineshop/basket/quick-order'

let show: TestShow
let buyer: Browser
let gym: Browser

beforeAll(async () => {
  show = await testShow()
  buyer = await show.as(ACCOUNTS.buyer)
  gym = await show.as(ACCOUNTS.gym)
})
afterAll(() => show.app.close())

const recognise = async (text: string, at: 'shop' | 'fair') => (await buyer.post(QUICK, { text, at })).json()
const template = async (query: string, browser = buyer) => (await browser.get(`${QUICK}/template?${query}`)).json()
const suggested = async (query: string, browser = buyer) =>
  (await browser.get(`${QUICK}/suggestions?${query}`))
    .json()
    .map(({ number, size, flavour }: Suggested) => [number, `${size}, ${flavour}`])
type Suggested = { number: string; size: string; flavour: string }

test('at the fair its prices count, and who is not at the fair is said (SH-161)', async () => {
  const { lines, sizes } = await recognise('N-2\t6\nS-1\t1\nQX-1\t1', 'fair')
  expect(lines).toMatchObject([
    { flavour_ids: [show.flavour.get('f2')], not_here: null },
    { flavour_ids: [], gone: null, not_here: 'South Bar 60 g, Peanut' },
    { flavour_ids: [], gone: null, not_here: null },
  ])
  expect(sizes).toMatchObject([{ name: '900 g', regular_price: 24.99, current_price: 17.5, promotions: [] }])
  const shop = await recognise('N-2\t6\nS-1\t1', 'shop')
  expect(shop.lines.map((line: { not_here: unknown }) => line.not_here)).toEqual([null, null])
  expect(shop.sizes).toMatchObject([{ current_price: 19.99 }, { current_price: 1.99 }])
})

test('an order is ordered again, whole or by line, with what it cost then; nobody else’s (SH-198)', async () => {
  const [order] = await show.app.platform.db.select({ id: orders.id }).from(orders)
  const { id } = order!
  expect(await template(`order=${id}`)).toEqual({
    kind: 'order',
    name: String(id),
    text: 'N-3\t400',
    before: [{ flavour_id: show.flavour.get('f3'), price: 11.11 }],
  })
  expect((await template(`order=${id}&lines=1`)).text).toBe('N-3\t400')
  for (const query of [`order=${id}&lines=7`, 'order=999', '', `at=fair`])
    expect((await template(query)).code).toBe('no_template')
  expect((await template(`order=${id}`, gym)).code).toBe('no_template')
  const hostile = await Promise.all(
    ['order=-1', 'order=x', 'lines=1;drop', 'list=0', 'last=shop', 'at=moon', `order=1&lines=${'1,'.repeat(9)}`].map(
      async query => (await buyer.get(`${QUICK}/template?${query}`)).statusCode,
    ),
  )
  expect(new Set(hostile)).toEqual(new Set([400]))
})

test('what was kept of the order at the last fair, and an order list, are ordered again', async () => {
  expect(await template('last=fair&at=fair')).toEqual({
    kind: 'fair',
    name: 'Show 2030',
    text: 'N-3\t400',
    before: [{ flavour_id: show.flavour.get('f3'), price: 11.11 }],
  })
  expect((await template('last=fair&at=fair', gym)).code).toBe('no_template')
  const [f1, f4] = ['f1', 'f4'].map(key => show.flavour.get(key))
  const list = await buyer.post('/api/onlineshop/order-lists', {
    name: 'Counter',
    sharing: 'private',
    positions: [
      { product_attribute_id: f1, quantity: 12 },
      { product_attribute_id: f4, quantity: 3 },
    ],
  })
  const { id } = list.json()
  expect(await template(`list=${id}`)).toEqual({
    kind: 'list',
    name: 'Counter',
    text: 'N-1\t12\nS-1\t3',
    before: [],
  })
  expect((await buyer.get(`${QUICK}/template?list=${id}`)).statusCode).toBe(200)
  expect((await gym.get(`${QUICK}/template?list=${id}`)).statusCode).toBe(404)
})

test('what is gone since is named, with what there is of the product in its place (SH-162)', async () => {
  const { db, clock } = show.app.platform
  await db.update(flavours).set({ discontinuedAt: clock() }).where(eq(flavours.sku, 'N-3'))
  await show.app.catalogue.reload()
  const { text } = await template('last=fair&at=fair')
  const { lines } = await recognise(text, 'shop')
  expect(lines).toMatchObject([
    { gone: 'North Whey 2 kg, Vanilla', nearest_ids: ['f1', 'f2'].map(key => show.flavour.get(key)) },
  ])
  await db.update(flavours).set({ discontinuedAt: null })
  await show.app.catalogue.reload()
})

test('a flavour whose SKU the customer has given to another one is ordered again by another number', async () => {
  const refer = (name: string, reference: string) =>
    buyer.post('/api/user/productReferences/save_reference', {
      product_attribute_id: show.flavour.get(name),
      cpc_reference: reference,
    })
  await refer('f4', 'N-3')
  await refer('f3', 'MY-3')
  expect((await template('last=fair')).text).toBe('MY-3\t400')
  for (const name of ['f3', 'f4']) await refer(name, '')
})

test('a name or the beginning of a number suggests flavours, those with an own reference first (SH-160)', async () => {
  expect(await suggested('term=vanilla%20whey')).toEqual([
    ['N-3', 'North Whey 2 kg, Vanilla'],
    ['N-1', 'North Whey 900 g, Vanilla'],
  ])
  expect(await suggested('term=400638')).toEqual([['N-1', 'North Whey 900 g, Vanilla']])
  expect(await suggested('term=peanut')).toEqual([['S-1', 'South Bar 60 g, Peanut']])
  expect(await suggested('term=peanut&at=fair')).toEqual([])
  await buyer.post('/api/user/productReferences/save_reference', {
    product_attribute_id: show.flavour.get('f2'),
    cpc_reference: 'VAN-2',
  })
  expect((await suggested('term=van')).map(([number]: [string]) => number)).toEqual(['N-2', 'N-3', 'N-1'])
  expect((await suggested('term=van', gym)).map(([number]: [string]) => number)).toEqual(['N-3', 'N-1'])
  const statuses = ['term=v', `term=${'v'.repeat(101)}`, ''].map(
    async query => (await buyer.get(`${QUICK}/suggestions?${query}`)).statusCode,
  )
  expect(await Promise.all(statuses)).toEqual([400, 400, 400])
})
