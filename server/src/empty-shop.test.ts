import { addressOf } from '@fairfloor/domain/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoHouse } from '../demo/orders.ts'
import { ACCOUNTS, demoPeople } from '../demo/people.ts'
import { setUpHouse } from './areas/seller/index.ts'
import { type TestApp, testApp } from './platform/testing/app.ts'
import { browserOf } from './platform/testing/log-in.ts'
import { transaction } from './platform/transaction.ts'

// As after `npm run setup`: users, but no range, promotion, sale or edition.
const NOW = '2031-05-06T12:00:00Z'
const PARAMS = { id: 1, term: 'whey', exhibitor_id: 1, product_attribute_id: 1 }
let app: TestApp
beforeAll(async () => {
  app = await testApp({ now: NOW })
  await transaction(app.platform.db, tx => setUpHouse(tx, demoHouse))
  await demoPeople(app.platform.db, new Date(NOW))
})
afterAll(() => app.close())

test.each([undefined, ACCOUNTS.buyer, ACCOUNTS.agent, ACCOUNTS.operator])(
  'a shop without products and editions answers every question of %s',
  async email => {
    const browser = email ? await browserOf(app, email) : app.browser()
    const ending = setInterval(app.endStreams, 20)
    const failed: string[] = []
    for (const endpoint of app.platform.server.served.filter(({ method }) => method === 'GET')) {
      const { statusCode, body } = await browser.get(addressOf(endpoint, { params: PARAMS }))
      if (statusCode >= 500) failed.push(`${endpoint.path} ${statusCode} ${body.slice(0, 100)}`)
    }
    clearInterval(ending)
    expect(failed).toEqual([])
  },
)

test('the lists of such a shop are empty', async () => {
  const buyer = await browserOf(app, ACCOUNTS.buyer)
  const read = async (url: string) => (await buyer.get(url)).json()
  const filters = ['', 'botm=1', 'potw=all', 'promo=all', 'sale=1', 'top=1', 'new=1', 'term=whey', 'favourites=1']
  for (const query of filters)
    expect(await read(`/api/onlineshop/products?${query}`)).toMatchObject({
      total: 0,
      pages: 0,
      sizes: [],
      heading: null,
    })
  for (const url of ['brands', 'brands?sortBy=top', 'category'])
    expect(await read(`/api/onlineshop/${url}`)).toEqual([])
  expect(await read('/api/onlineshop/basket')).toMatchObject({ total_lines: 0, positions: [] })
  expect(await read('/api/onlineshop/basket/price')).toMatchObject({ total_price_inc_vat: 0 })
})

test('such a shop has no edition to make another one after', async () => {
  const operator = await browserOf(app, ACCOUNTS.operator)
  expect((await operator.get('/api/admin/editions')).json().editions).toEqual([])
  const copy = { name: 'First', copy_of: 1, first_day: '2032-05-03' }
  for (const answer of [
    await operator.post('/api/admin/editions', copy),
    await operator.post('/api/admin/editions/1/current'),
  ])
    expect(answer.statusCode).toBe(404)
})
