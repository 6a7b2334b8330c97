import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../platform/testing/app.ts'
import { ACCOUNTS, type TestShow, testShow } from '../show-orders/test-show.ts'
import { customerReferences } from './tables.ts'

let show: TestShow
let buyer: Browser
beforeAll(async () => {
  show = await testShow()
  buyer = await show.as(ACCOUNTS.buyer)
})
afterAll(() => show.app.close())

const save = (browser: Browser, body: object) => browser.post('/api/user/productReferences/save_reference', body)
const reference = (name: string, text: unknown) => ({
  product_attribute_id: show.flavour.get(name),
  cpc_reference: text,
})

async function finds(browser: Browser, term: string): Promise<{ box: string[]; list: string[] }> {
  const address = encodeURIComponent(term)
  const box = (await browser.get(`/api/search/${address}`)).json().products
  const list = (await browser.get(`/api/onlineshop/products?term=${address}`)).json().sizes
  return {
    box: box.map((one: { size_name: string }) => one.size_name),
    list: list.map((one: { name: string }) => one.name),
  }
}
const NOTHING = { box: [], list: [] }
const WHEY = { box: ['900 g'], list: ['900 g'] }

test('a customer’s own reference is saved as typed, and finds the flavour for that customer alone (SH-556, FF-986)', async () => {
  const visitor = show.app.browser()
  const saved = await save(buyer, reference('f1', '  RQ-77 / 0815 '))
  expect(saved.json()).toEqual({ product_attribute_id: show.flavour.get('f1'), reference: 'RQ-77 / 0815' })
  for (const term of ['RQ-77 / 0815', 'rq770815', 'rq77', 'rq770816']) {
    expect([term, await finds(visitor, term)]).toEqual([term, NOTHING])
    expect([term, await finds(buyer, term)]).toEqual([term, WHEY])
    expect([term, await finds(visitor, term)]).toEqual([term, NOTHING])
  }
  expect((await buyer.get('/api/onlineshop/products?term=rq77')).json().sizes[0].current_price).toBe(19.99)
  await show.app.platform.outbox.drain()
  show.app.database.counted()
  await finds(buyer, 'rq77')
  expect(show.app.database.counted()).toEqual([])

  await save(buyer, reference('f1', 'TK 4711'))
  expect(await finds(buyer, 'rq770815')).toEqual(NOTHING)
  expect(await finds(buyer, 'tk4711')).toEqual(WHEY)
  await save(buyer, reference('f1', ' '))
  expect(await finds(buyer, 'tk4711')).toEqual(NOTHING)
  expect(await show.app.platform.db.select().from(customerReferences)).toEqual([])
})

test('a reference belongs to one flavour of a customer, also when both are saved at once (SH-556)', async () => {
  const names = Array.from({ length: 20 }, (_, i) => (i % 2 ? 'f2' : 'f1'))
  const answers = await Promise.all(names.map(name => save(buyer, reference(name, 'A-1'))))
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.toSorted()).toEqual([...Array(10).fill(200), ...Array(10).fill(422)])
  const refused = answers.find(({ statusCode }) => statusCode === 422)!.json()
  expect(refused).toMatchObject({ code: 'reference_taken', errors: [{ path: 'cpc_reference' }] })
  expect(refused.detail).toMatch(/^You use this reference for North Whey 900 g, .+ already\.$/)
  await save(buyer, reference(statuses[0] === 200 ? 'f1' : 'f2', ''))
})

test('what is missing, too long or unknown is refused (SH-556)', async () => {
  const refusal = async (body: object) => {
    const answer = await save(buyer, body)
    return `${answer.statusCode} ${answer.json().code}`
  }
  expect(await refusal({ cpc_reference: 'B-1' })).toBe('422 reference_incomplete')
  expect(await refusal({ product_attribute_id: show.flavour.get('f1') })).toBe('422 reference_incomplete')
  expect(await refusal({ product_attribute_id: 9_999_999, cpc_reference: 'B-1' })).toBe('404 not_found')
  expect(await refusal(reference('f1', 'x'.repeat(65)))).toBe('400 malformed')
  expect(await refusal(reference('f1', 'a\0b'))).toBe('400 malformed')
  expect((await save(buyer, reference('f1', ` ${'ß'.repeat(64)} `))).statusCode).toBe(200)
})

test('it is for customers with API access (SH-556)', async () => {
  const statuses = await Promise.all(
    [show.app.browser(), await show.as(ACCOUNTS.gym), await show.as(ACCOUNTS.operator)].map(async browser => {
      const answer = await save(browser, reference('f3', 'C-1'))
      return `${answer.statusCode} ${answer.json().code}`
    }),
  )
  expect(statuses).toEqual(['401 login_required', '403 no_api_access', '403 staff_cannot_order'])
})
