import type { FoodFlavour } from '@fairfloor/domain/catalogue/food-shapes'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../platform/testing/app.ts'
import { found, save, smallRange } from '../catalogue/test-range.ts'
import { customers } from '../companies/tables.ts'
import { users } from '../people/tables.ts'
import { ACCOUNTS, type TestShow, testShow } from '../show-orders/test-show.ts'

let show: TestShow
let [whey, bar]: number[] = []

const text = {
  storage: 'Dry.',
  origin: 'Sweden',
  operatorName: 'North AB',
  operatorAddress: 'Kvarngatan 1, Umeå',
  bestBeforeDays: 240,
}
const declaration = {
  per: '100 g',
  serving: '30 g',
  rows: [
    { nutrient: 'Fat', part: false, per100: '6.4 g', perServing: '1.9 g' },
    { nutrient: 'Vitamin C', part: false, per100: null, perServing: '12 mg (15 %)' },
  ],
}

beforeAll(async () => {
  show = await testShow()
  await save(show.app.platform.db, {
    ...smallRange,
    flavours: smallRange.flavours.map(flavour =>
      flavour.key !== 'f1'
        ? flavour
        : {
            ...flavour,
            nutritionFacts: ['en', 'de'].map(language => ({
              language,
              isDefault: language === 'en',
              document: declaration,
              image: null,
            })),
            foodInformation: [
              {
                ...text,
                language: 'en',
                legalName: 'Protein powder',
                ingredients: 'Whey (milk).',
                allergens: ['milk'],
                operators: [{ countries: ['DE', 'AT'], name: 'Nord GmbH', address: 'Mühlenweg 1, Köln' }],
              },
              {
                ...text,
                language: 'de',
                legalName: 'Proteinpulver',
                ingredients: 'Molke (Milch).',
                allergens: ['Milch'],
                bestBeforeDays: null,
              },
            ],
          },
    ),
  })
  await show.app.catalogue.reload()
  const { sizes } = show.app.catalogue.snapshot()
  ;[whey, bar] = [found(sizes, 'S1').id, found(sizes, 'S3').id]
})
afterAll(() => show.app.close())

const read = async (browser: Browser, language = '') =>
  (
    await browser.get(`/api/onlineshop/product-sizes/${whey}/food-information${language && `?language=${language}`}`)
  ).json()
const vanilla = async (browser: Browser, language?: string): Promise<FoodFlavour> =>
  (await read(browser, language)).flavours.find(({ name }: FoodFlavour) => name === 'Vanilla')

test('a label is read without logging in, in the reader’s language, else in the shop’s (FF-991)', async () => {
  const visitor = show.app.browser()
  const food = await read(visitor, 'de')
  expect(food.languages).toEqual(['de', 'en'])
  expect(food.flavours.find(({ name }: FoodFlavour) => name === 'Cocoa')).toMatchObject({
    information: null,
    nutrition: null,
  })
  const { information, nutrition } = await vanilla(visitor, 'de')
  expect(information).toEqual({
    language: 'de',
    legal_name: 'Proteinpulver',
    ingredients: 'Molke (Milch).',
    allergens: ['Milch'],
    operator: { name: 'North AB', address: 'Kvarngatan 1, Umeå' },
    storage: 'Dry.',
    origin: 'Sweden',
    best_before_days: null,
  })
  expect(nutrition).toEqual({
    language: 'de',
    per: '100 g',
    serving: '30 g',
    rows: [
      { nutrient: 'Fett', part: false, per_100: '6,4 g', per_serving: '1,9 g' },
      { nutrient: 'Vitamin C', part: false, per_100: null, per_serving: '12 mg (15 %)' },
    ],
  })
  for (const other of ['nl', undefined])
    expect((await vanilla(visitor, other)).information).toMatchObject({ language: 'en', best_before_days: 240 })
})

test('the operator is the one for the reader’s country (FF-991)', async () => {
  const { db } = show.app.platform
  const buyer = await show.as(ACCOUNTS.buyer)
  expect((await vanilla(buyer)).information?.operator.name).toBe('North AB')
  const [user] = await db.select().from(users).where(eq(users.email, ACCOUNTS.gym))
  await db.update(customers).set({ country: 'AT' }).where(eq(customers.id, user!.customerId!))
  const gym = await show.as(ACCOUNTS.gym)
  expect((await vanilla(gym)).information?.operator).toEqual({ name: 'Nord GmbH', address: 'Mühlenweg 1, Köln' })
})

test('a page knows whether there is a label to ask for; a size that is not on sale has none (FF-990)', async () => {
  const visitor = show.app.browser()
  const has = async (id?: number) =>
    (await visitor.get(`/api/onlineshop/product-sizes/${id}`)).json().has_food_information
  expect([await has(whey), await has(bar)]).toEqual([true, false])
  expect((await visitor.get('/api/onlineshop/product-sizes/99999/food-information')).statusCode).toBe(404)
})
