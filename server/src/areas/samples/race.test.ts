import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rows } from '../../platform/database.ts'
import type { Browser } from '../../platform/testing/app.ts'
import { ACCOUNTS } from '../show-orders/test-show.ts'
import { sampleBasket } from './basket.ts'
import { layOutSamples, type SampleShow, samplesJson, testSamples } from './test-samples.ts'

let show: SampleShow
let buyer: Browser
let gym: Browser

beforeAll(async () => {
  show = await testSamples()
  buyer = await show.as(ACCOUNTS.buyer)
  gym = await show.as(ACCOUNTS.gym)
})
afterAll(() => show.app.close())

const open = (limits: Parameters<typeof layOutSamples>[1]) => layOutSamples(show, limits)

const take = (browser: Browser, lines: Record<string, number>, headers = {}) =>
  browser.form(
    '/api/onlineshop/vts-basket-add-sample-position',
    { positionsJson: samplesJson(show.sample, lines) },
    headers,
  )
const times = <T>(n: number, make: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => make(i)))
const codes = (answers: { statusCode: number }[]) => answers.map(answer => answer.statusCode).sort((a, b) => a - b)
describe('at the same moment', () => {
  test('lists in opposite order, and removals between, do not lock each other out (FF-602)', async () => {
    await open({ ofExhibitor: 100, inAll: 100, stock: { Vanilla: 100, Cocoa: 100, Peanut: 100 } })
    const [position] = (await take(gym, { Peanut: 1 })).json().sample_positions
    const answers = await times(20, i => {
      if (i === 10) return gym.delete(`/api/onlineshop/vts-basket-sample-positions/${position.id}`)
      return i % 2 ? take(buyer, { Vanilla: 1, Cocoa: 1, Peanut: 1 }) : take(gym, { Peanut: 1, Cocoa: 1, Vanilla: 1 })
    })
    expect(codes(answers)).toEqual(Array(20).fill(200))
  })
})

test('taking asks as many statements for three flavours as for one (FF-603)', async () => {
  await open({ ofExhibitor: 100, inAll: 100 })
  const count = async (lines: Record<string, number>) => {
    await show.app.platform.outbox.drain()
    show.app.database.counted()
    expect((await take(buyer, lines)).statusCode).toBe(200)
    return show.app.database.counted().filter(text => !/(from|update) "outbox_events"/.test(text)).length
  }
  // The first call of a session loads it.
  await count({ Vanilla: 1 })
  const forOne = await count({ Vanilla: 1 })
  expect(forOne).toBeGreaterThan(3)
  expect(await count({ Vanilla: 1, Cocoa: 1, Peanut: 1 })).toBe(forOne)
})

test('the samples of a basket are looked up from the customer’s positions: where there are none, nothing else is read', async () => {
  const { catalogue, platform } = show.app
  await open({ ofExhibitor: 100, inAll: 100 })
  const { positions } = sampleBasket(catalogue)
  const [found] = await rows<{ 'QUERY PLAN': unknown }>(
    platform.db,
    sql`explain (analyze, format json) ${positions(show.app.shows.current().edition.id, -1)}`,
  )
  const plan = JSON.stringify(found!['QUERY PLAN'])
  expect(plan).toContain('"Relation Name":"sample_positions"')
  for (const table of ['sample_flavours', 'sample_products', 'exhibitors'])
    expect(plan).toMatch(new RegExp(`"Relation Name":"${table}"[^{}]*"Actual Loops":0`))
})
