import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Browser } from '../../platform/testing/app.ts'
import { ACCOUNTS, type TestShow, testShow } from '../show-orders/test-show.ts'
import { emptyOutlet, makeLot } from './test-outlet.ts'

const OUTLET = '/api/onlineshop/outlet'

let show: TestShow
let operator: Browser
let buyer: Browser

beforeAll(async () => {
  show = await testShow()
})
beforeEach(async () => {
  operator = await emptyOutlet(show)
  buyer = await show.as(ACCOUNTS.buyer)
})
afterAll(() => show.app.close())

const listed = async (browser: Browser, query = '') => (await browser.get(OUTLET + query)).json()
const idsOf = ({ lots }: { lots: readonly { id: number }[] }) => lots.map(({ id }) => id)

test('lists lots with date, reason, pieces left and both prices; visitors read it without figures (SH-186, SH-187)', async () => {
  const { lot_id: id } = await makeLot(show, operator, 'f1', { bestBefore: '2031-06-01' })
  const [lot] = (await listed(buyer)).lots
  expect(lot).toMatchObject({
    ...{ id, best_before: '2031-06-01', days_left: 26, reason: 'short-dated', left: 5, price: 9.9 },
    regular_price: 24.99,
    goods: { flavour_id: show.flavour.get('f1') },
  })
  const [seen] = (await listed(show.app.browser())).lots
  expect(seen).toEqual({ ...lot, price: null, regular_price: null, left: null })
})

test('lots stand by date, price or saving and by brand; for visitors always by date (SH-187)', async () => {
  const late = (await makeLot(show, operator, 'f1', { bestBefore: '2031-07-01', price: 1 })).lot_id
  const soon = (await makeLot(show, operator, 'f2', { bestBefore: '2031-06-01', price: 15 })).lot_id
  expect(idsOf(await listed(buyer))).toEqual([soon, late])
  expect(idsOf(await listed(buyer, '?sort=price'))).toEqual([late, soon])
  expect(idsOf(await listed(buyer, '?sort=saving'))).toEqual([late, soon])
  expect(idsOf(await listed(show.app.browser(), '?sort=price'))).toEqual([soon, late])
  const { brands, total } = await listed(buyer)
  expect(total).toBe(2)
  expect(idsOf(await listed(buyer, `?brand_id=${brands[0].id}`))).toEqual([soon, late])
  expect(await listed(buyer, '?brand_id=999')).toMatchObject({ total: 2, lots: [] })
  expect((await buyer.get(`${OUTLET}?sort=none`)).statusCode).toBe(400)
})

test('a lot is gone the moment its day is over in the shop’s time zone, or when it is empty (FF-950)', async () => {
  const { lot_id: id, version } = await makeLot(show, operator, 'f1', { bestBefore: '2031-05-06' })
  show.app.setNow('2031-05-06T21:59:59Z')
  const anybody = show.app.browser()
  expect((await listed(anybody)).lots).toMatchObject([{ id, days_left: 0 }])
  show.app.setNow('2031-05-06T22:00:00Z')
  expect((await listed(anybody)).lots).toEqual([])
  show.app.setNow('2031-05-06T12:00:00Z')
  await operator.post(`/api/admin/outlet/${id}/corrections`, { version, quantity: 0, note: 'Lost' })
  expect((await listed(anybody)).lots).toEqual([])
})

test('what may not be sold in the buyer’s country, or is off sale, is left out (FF-950)', async () => {
  await makeLot(show, operator, 'f1')
  const { platform, catalogue } = show.app
  await platform.db.execute(sql`update products set countries = '{DE}'`)
  await catalogue.reload()
  expect((await listed(buyer)).lots).toEqual([])
  expect((await listed(show.app.browser())).lots).toHaveLength(1)
  await platform.db.execute(sql`update products set countries = null`)
  await platform.db.execute(sql`update brands set discontinued_at = '2031-05-01'`)
  await catalogue.reload()
  expect(await listed(show.app.browser())).toEqual({ brands: [], total: 0, lots: [] })
})
