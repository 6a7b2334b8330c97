import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../platform/testing/app.ts'
import { transaction } from '../../platform/transaction.ts'
import { ACCOUNTS } from '../show-orders/test-show.ts'
import { saveClearances, setBrandOfMonth, setProductOfWeek } from './save-campaigns.ts'
import { type TestPromotions, testPromotions, WINDOW } from './test-promotions.ts'

let given: TestPromotions
let buyer: Browser
let visitor: Browser

beforeAll(async () => {
  given = await testPromotions()
  buyer = await given.show.as(ACCOUNTS.buyer)
  visitor = given.app.browser()
})
afterAll(() => given.app.close())

type Shown = { id: number; current_price: number | null; regular_price: number | null; promotions: { id: number }[] }

const list = async (query: string, browser = visitor): Promise<{ total: number; sizes: Shown[]; heading: unknown }> =>
  (await browser.get(`/api/onlineshop/products?${query}`)).json()
const ids = async (query: string) => (await list(query)).sizes.map(({ id }) => id).sort((a, b) => a - b)

test('a size costs the same in list, size page and basket, to the second of the promotion’s end, without a restart (FF-978)', async () => {
  const id = await given.save({ sizeIds: [given.size('S2')] })
  const positionsJson = JSON.stringify([{ product_attribute_id: given.show.flavour.get('f3'), quantity: 2 }])
  expect((await buyer.form('/api/onlineshop/basket/positions', { positionsJson })).statusCode).toBe(200)
  const prices = async () => {
    const listed = (await list(`brand=${given.brand('B1')}`, buyer)).sizes.find(size => size.id === given.size('S2'))!
    const page = (await buyer.get(`/api/onlineshop/product-sizes/${given.size('S2')}`)).json().size
    expect(page).toMatchObject({ current_price: listed.current_price, promotions: listed.promotions })
    const [line] = (await buyer.get('/api/onlineshop/basket')).json().positions
    expect(line).toMatchObject({
      single_price_exc_vat: listed.current_price,
      regular_price: listed.regular_price,
      total_price_exc_vat: Math.round(listed.current_price! * 200) / 100,
    })
    return [listed.current_price, listed.regular_price, listed.promotions.map(promotion => promotion.id)]
  }
  given.app.setNow('2031-05-04T21:59:59.999Z')
  expect(await prices()).toEqual([49.99, 49.99, []])
  given.app.setNow('2031-05-04T22:00:00Z')
  expect(await prices()).toEqual([44.99, 49.99, [id]])
  given.app.setNow('2031-05-08T21:59:59.999Z')
  expect(await prices()).toEqual([44.99, 49.99, [id]])
  given.app.setNow('2031-05-08T22:00:00Z')
  expect(await prices()).toEqual([49.99, 49.99, []])
  given.app.setNow('2031-05-06T12:00:00Z')
})

test('a visitor finds what is promoted, without prices (SH-134)', async () => {
  const id = await given.save({ name: 'Own', sizeIds: [given.size('S3')], texts: { en: 'Less.', de: 'Weniger.' } })
  const { total, sizes, heading } = await list(`promo=${id}`)
  expect({ total, ids: sizes.map(size => size.id) }).toEqual({ total: 1, ids: [given.size('S3')] })
  expect(sizes[0]).toMatchObject({ current_price: null, regular_price: null, promotions: [{ id }] })
  expect(heading).toMatchObject({ kind: 'promotion', name: 'Own', promotion: { text: { en: 'Less.' }, percent: 10 } })
  expect(await ids('promo=all')).toEqual([given.size('S2'), given.size('S3')])
  expect(await list('promo=999')).toMatchObject({ total: 0, heading: null })
})

test('the groups of the sale make up their percentages, and these the sale (SH-133, SH-139)', async () => {
  await transaction(given.app.platform.db, tx =>
    saveClearances(tx, [
      { sizeId: given.size('S1'), percent: 30, group: 'Short-dated', ...WINDOW },
      { sizeId: given.size('S2'), percent: 30, group: 'Last stock', ...WINDOW },
      { sizeId: given.size('S3'), percent: 50, group: null, ...WINDOW },
    ]),
  )
  await given.app.promotions.reload()
  const { sale } = (await visitor.get('/api/onlineshop/promotion/active')).json() as { sale: Record<string, string[]> }
  const found: number[] = []
  for (const [percent, groups] of Object.entries(sale)) {
    const ofPercent = await ids(`sale=1&clearance=${percent}`)
    const ofGroups = (
      await Promise.all(
        groups.map(group => ids(`clearance=${percent}&clearanceGroup=${encodeURIComponent(group)}&sale=4`)),
      )
    ).flat()
    if (groups.length > 0) expect(ofGroups.sort((a, b) => a - b)).toEqual(ofPercent)
    found.push(...ofPercent)
  }
  expect(found.sort((a, b) => a - b)).toEqual(await ids('sale=1'))
  expect(found).toHaveLength(3)
  given.app.setNow('2031-05-08T22:00:00Z')
  expect(await ids('sale=1')).toEqual([])
  given.app.setNow('2031-05-06T12:00:00Z')
})

test('the brand of the month and the product of the week are lists (SH-127, SH-135)', async () => {
  await transaction(given.app.platform.db, async tx => {
    await setBrandOfMonth(tx, '2031-05', given.brand('B2'))
    await setProductOfWeek(tx, '2031-W19', [given.size('S3'), given.size('S1')])
  })
  await given.app.promotions.reload()
  expect(await list('botm=1')).toMatchObject({ total: 1, heading: { kind: 'botm', name: 'South' } })
  expect(await ids('potw=all')).toEqual([given.size('S1'), given.size('S3')])
  expect(await ids(`potw=${given.size('S1')}`)).toEqual([given.size('S1')])
  expect((await list(`potw=${given.size('S1')}`)).heading).toMatchObject({ kind: 'potw', name: 'North Whey 900 g' })
  expect(await list(`potw=${given.size('S2')}`)).toMatchObject({ total: 0, heading: null })
  const url = `/product-list/potw/${given.size('S1')}`
  const { body } = await visitor.call({ method: 'GET', url, headers: { accept: 'text/html', 'accept-language': 'en' } })
  expect(body).toContain('<title>Product of the week: North Whey 900 g · ')
})
