import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../platform/testing/app.ts'
import { transaction } from '../../platform/transaction.ts'
import { saveExhibitors } from '../trade-show/index.ts'
import { ACCOUNTS, type TestShow, testShow } from './test-show.ts'

let show: TestShow
let buyer: Browser
let gym: Browser

beforeAll(async () => {
  show = await testShow()
  buyer = await show.as(ACCOUNTS.buyer)
  gym = await show.as(ACCOUNTS.gym)
})
afterAll(() => show.app.close())

const recommendation = async (browser: Browser) => (await browser.get('/api/recommended-top-product')).json()

test('before anybody has ordered, the robot shows the first of an exhibitor’s top products (TS-440)', async () => {
  expect(await recommendation(buyer)).toEqual({
    brand_name: 'North',
    product_name: 'Whey',
    quantity: 0,
    exhibitor_panoNr: 1,
    exhibitor_boothNr: 1,
    product_size: {
      id: expect.any(Number),
      name: '2 kg',
      image_url: null,
      unit_value: null,
      unit_name: expect.any(String),
      units_per_case: expect.any(Number),
      regular_price: 49.99,
      current_price: 49.99,
    },
    sample_product_sizes: [],
  })
})

test('then what others ordered most, with their pieces, at the price of the show', async () => {
  await show.add(gym, { f1: 7, f2: 5 })
  expect(await recommendation(buyer)).toMatchObject({
    quantity: 12,
    product_size: { name: '900 g', current_price: 17.5 },
  })
})

test('nothing of an exhibitor from which the customer has ordered, and never the organiser’s: null (TS-174)', async () => {
  expect(await recommendation(gym)).toBeNull()
})

test('a product whose order was taken back counts no more', async () => {
  for (const flavour of ['f1', 'f2'])
    await gym.delete(`/api/onlineshop/vts-basket-product-attributes/${show.flavour.get(flavour)}`)
  expect(await recommendation(gym)).toMatchObject({ brand_name: 'North', quantity: 0 })
})

test('another exhibitor is recommended once the customer has ordered from the first', async () => {
  const { db } = show.app.platform
  const { edition, exhibitorByBooth } = show.app.shows.current()
  const { brandId } = exhibitorByBooth.get(31)!
  await transaction(db, tx =>
    saveExhibitors(tx, show.app.shows, [
      { editionId: edition.id, brandId, panoNumber: 2, boothNumber: 31, organiser: false },
    ]),
  )
  await show.app.shows.reload()
  await show.add(buyer, { f3: 1 })
  expect(await recommendation(buyer)).toMatchObject({ brand_name: 'South', exhibitor_panoNr: 2 })
})

test('staff order nothing and are recommended nothing; a visitor is asked to log in', async () => {
  for (const email of [ACCOUNTS.exhibitor, ACCOUNTS.operator])
    expect(await recommendation(await show.as(email))).toBeNull()
  expect((await show.app.browser().get('/api/recommended-top-product')).statusCode).toBe(401)
})
