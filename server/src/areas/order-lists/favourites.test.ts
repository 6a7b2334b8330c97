import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../platform/testing/app.ts'
import { flavours } from '../catalogue/tables.ts'
import { ACCOUNTS, type TestShow, testShow } from '../show-orders/test-show.ts'

const FAVOURITES = '/api/onlineshop/favourites'
const LIST = '/api/onlineshop/products'

let show: TestShow
beforeAll(async () => {
  show = await testShow()
})
afterAll(() => show.app.close())

const set = (browser: Browser, method: 'PUT' | 'DELETE', id: number | string) =>
  browser.call({ method, url: `${FAVOURITES}/${id}` })
const idsOf = (list: { id: number }[]) => list.map(({ id }) => id)
const own = async (browser: Browser) => idsOf((await browser.get(FAVOURITES)).json())
const listed = async (browser: Browser) => idsOf((await browser.get(`${LIST}?favourites=1`)).json().sizes)
const counted = async (browser: Browser) => (await browser.get('/api/current_user')).json().user.favourites_count

test('a size becomes a favourite and stops being one, for this user alone; each twice as once (SH-148)', async () => {
  const [buyer, gym] = [await show.as(ACCOUNTS.buyer), await show.as(ACCOUNTS.gym)]
  const [first, second] = idsOf((await buyer.get(LIST)).json().sizes) as [number, number]
  expect(await listed(buyer)).toEqual([])
  for (let time = 0; time < 2; time++)
    expect((await set(buyer, 'PUT', first)).json()).toEqual({ is_favourite: true, favourites_count: 1 })
  show.app.setNow(new Date(show.app.platform.clock().getTime() + 1000).toISOString())
  expect((await set(buyer, 'PUT', second)).json()).toEqual({ is_favourite: true, favourites_count: 2 })
  await set(gym, 'PUT', first)
  expect(await own(buyer)).toEqual([second, first])
  expect((await listed(buyer)).toSorted()).toEqual([first, second].toSorted())
  expect([await counted(buyer), await counted(gym)]).toEqual([2, 1])

  for (let time = 0; time < 2; time++)
    expect((await set(buyer, 'DELETE', first)).json()).toEqual({ is_favourite: false, favourites_count: 1 })
  expect([await own(buyer), await listed(buyer), await counted(buyer)]).toEqual([[second], [second], 1])
  expect([await own(gym), await listed(gym), await counted(gym)]).toEqual([[first], [first], 1])
})

test('an unknown size is 404, a visitor 401 (SH-148)', async () => {
  const [buyer, visitor] = [await show.as(ACCOUNTS.buyer), show.app.browser()]
  for (const method of ['PUT', 'DELETE'] as const) {
    for (const id of [9999, 'x']) expect((await set(buyer, method, id)).statusCode).toBe(404)
    expect((await set(visitor, method, 1)).statusCode).toBe(401)
  }
  for (const url of [FAVOURITES, `${LIST}?favourites=1`]) expect((await visitor.get(url)).statusCode).toBe(401)
})

test('a size that is no longer listed leaves ids, list and count alike, and comes back to them (SH-128)', async () => {
  const buyer = await show.as(ACCOUNTS.buyer)
  const agreed = async () => {
    const ids = await own(buyer)
    expect((await listed(buyer)).toSorted()).toEqual(ids.toSorted())
    expect(await counted(buyer)).toBe(ids.length)
    return ids
  }
  const size = show.app.catalogue.snapshot().flavours.get(show.flavour.get('f4')!)!.size.id
  await set(buyer, 'PUT', size)
  expect(await agreed()).toContain(size)
  const end = async (discontinuedAt: Date | null) => {
    await show.app.platform.db.update(flavours).set({ discontinuedAt }).where(eq(flavours.sizeId, size))
    await show.app.catalogue.reload()
  }
  await end(show.app.platform.clock())
  expect(await agreed()).not.toContain(size)
  expect((await set(await show.as(ACCOUNTS.gym), 'PUT', size)).statusCode).toBe(404)
  await end(null)
  expect(await agreed()).toContain(size)
  expect((await set(buyer, 'DELETE', size)).json()).toMatchObject({ is_favourite: false })
})

test('the count that every page shows takes no statement', async () => {
  const buyer = await show.as(ACCOUNTS.buyer)
  await counted(buyer)
  show.app.database.counted()
  await counted(buyer)
  expect(show.app.database.counted().filter(text => text.includes('favourites'))).toEqual([])
})
