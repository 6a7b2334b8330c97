import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../platform/testing/app.ts'
import { browserOf } from '../../platform/testing/log-in.ts'
import { randomFrom } from '../../platform/testing/random.ts'
import { ACCOUNTS } from '../show-orders/test-show.ts'
import { makeSearch } from './search/search.ts'
import { plainList, type ViewerModel, type Wanted } from './test-plain-list.ts'
import { LATER, NOW, type RandomShop, randomShop } from './test-random-shop.ts'

const QUERIES = 30
const PER_PAGE = 24

const random = randomFrom(20_310_506)
const { of, onceIn } = random
let shop: RandomShop
let at = NOW
let viewers: readonly Viewer[]

type Viewer = { readonly email: string | null; readonly browser: Browser; readonly model: ViewerModel }

beforeAll(async () => {
  shop = await randomShop(random)
  await shop.addSizes(160)
  for (let i = 0; i < 5; i++) await shop.changeCampaigns()
  await shop.sell(30)
  await shop.app.platform.db.execute(sql`update users set rights = '["order"]' where email = ${ACCOUNTS.branch}`)
  const { retail, gym } = shop.groups
  viewers = await loggedIn([
    { email: null, model: { group: null, country: null, seesPrices: false } },
    { email: ACCOUNTS.buyer, model: { group: retail, country: 'NL', seesPrices: true } },
    { email: ACCOUNTS.gym, model: { group: gym, country: 'DE', seesPrices: true } },
    { email: ACCOUNTS.branch, model: { group: retail, country: 'NL', seesPrices: false } },
    { email: ACCOUNTS.agent, model: { group: null, country: null, seesPrices: true } },
  ])
})
afterAll(() => shop.app.close())

const loggedIn = (people: readonly Omit<Viewer, 'browser'>[]): Promise<Viewer[]> =>
  Promise.all(
    people.map(async ({ email, model }) => ({
      email,
      model,
      browser: email === null ? shop.app.browser() : await browserOf(shop.app, email),
    })),
  )

/** Most ask for what is there; some ids and names are of nothing. */
function randomQuery(): Wanted {
  const { sizes, campaigns, clearances } = shop.model
  const size = of(sizes)
  const chances: [times: number, name: string, value: () => string | number][] = [
    [4, 'brand', () => (onceIn(8) ? 99_999 : size.brandId)],
    [4, 'category', () => (onceIn(8) ? 99_999 : of(size.categoryIds))],
    [5, 'size', () => (onceIn(8) ? '1 t' : size.name)],
    [3, 'in_stock', () => '1'],
    [6, 'new', () => '1'],
    [8, 'sale', () => of(['1', '4', 'anything'])],
    [5, 'gym_assortment', () => '1'],
    [12, 'clearance', () => of(clearances).percent],
    [16, 'clearanceGroup', () => of(['Short date', 'Old design', 'None'])],
    [14, 'botm', () => '1'],
    [14, 'potw', () => (onceIn(2) ? 'all' : size.id)],
    [8, 'promo', () => (onceIn(2) ? 'all' : of(campaigns).id)],
    [10, 'top', () => '1'],
    [10, 'term', () => of(['whey', 'crem', 'brand 3', 'zzz'])],
    [6, 'price_from', () => of(['3.33', '9', '18.5'])],
    [6, 'price_to', () => of(['19.99', '20', '9.98'])],
    [2, 'sort', () => of(['top', 'name', 'price_low_first', 'price_high_first', 'new'])],
  ]
  return Object.fromEntries(chances.flatMap(([times, name, value]) => (onceIn(times) ? [[name, value()]] : [])))
}

type Shown = { id: number; current_price: number | null }
type Counted = { id: number; name: string; count: number }

async function ask(browser: Browser, wanted: Wanted) {
  const entries = Object.entries(wanted).map(([name, value]): [string, string] => [name, String(value)])
  const answer = await browser.get(`/api/onlineshop/products?${new URLSearchParams(entries)}`)
  expect([wanted, answer.statusCode]).toEqual([wanted, 200])
  const { total, pages, sizes, facets, heading } = answer.json()
  const counts = (things: Counted[]) =>
    Object.fromEntries(things.map(({ id = 0, name, count }) => [`${id} ${name}`, count]))
  const categories = facets.categories.flatMap((main: Counted & { sub_categories: Counted[] }) => [
    main,
    ...main.sub_categories,
  ])
  return {
    total: total as number,
    pages: pages as number,
    sizes: sizes as Shown[],
    heading: heading?.id ?? null,
    facets: {
      ...facets,
      brands: counts(facets.brands),
      categories: counts(categories),
      size_names: counts(facets.size_names),
    },
  }
}

/** Holds each list of some viewers against the plain one: the first page with its counts, and of some lists every other page. */
async function compare(queries: readonly Wanted[]): Promise<void> {
  const search = makeSearch()
  for (const wanted of queries)
    for (const { email, browser, model } of viewers.filter(() => onceIn(2))) {
      const { term } = wanted
      const found = term && [...search.findSizes(shop.app.catalogue.snapshot(), String(term), new Date(at)).ids]
      const { ids, facets, priceOf } = plainList(shop.model, model, wanted, at, found || undefined)
      const { total, pages, sizes, ...first } = await ask(browser, wanted)
      const where = `${email}: ${JSON.stringify(wanted)}`
      expect({ total, pages, facets: first.facets }, where).toEqual({
        total: ids.length,
        pages: Math.ceil(ids.length / PER_PAGE),
        facets,
      })
      const last = onceIn(3) ? pages + 1 : 1
      for (let page = 2; page <= last; page++) sizes.push(...(await ask(browser, { ...wanted, page })).sizes)
      const expected = last > 1 ? ids : ids.slice(0, PER_PAGE)
      expect(
        sizes.map(({ id, current_price }) => [id, current_price]),
        where,
      ).toEqual(expected.map(id => [id, priceOf(id)]))
    }
}

test('any list of any shop is what a plain look at every size finds, in every order, page by page, with its counts (SH-150, FF-753, FF-754)', async () => {
  const known: Wanted[] = [{}, ...Array.from({ length: QUERIES }, randomQuery)]
  await expect.poll(async () => (await ask(viewers[0]!.browser, { top: '1' })).total).toBeGreaterThan(0)
  await compare(known)

  // Lists that are known already, after each kind of change.
  await shop.moveStock(60)
  await compare(known.slice(0, 10))
  await shop.changeSizes(20)
  await compare(known.slice(5, 15))
  await shop.changeCampaigns()
  await compare(known.slice(10, 20))
  await shop.addSizes(10)
  await compare(known.slice(15, 25))
  at = LATER
  shop.app.setNow(at)
  // Sessions have ended by then.
  viewers = await loggedIn(viewers)
  await compare([...known.slice(20), ...Array.from({ length: 10 }, randomQuery)])
}, 120_000)
