import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rows } from '../../platform/database.ts'
import type { Browser } from '../../platform/testing/app.ts'
import { ACCOUNTS } from '../show-orders/test-show.ts'
import { ask, ordered, place, putIn } from './test-orders.ts'
import { DURING, northAlone, read, type TestWeek, testWeek } from './test-week.ts'

/** A second edition, of South alone. */
const SECOND = {
  start: '2032-03-07T23:00:00Z',
  open: '2032-03-10T12:00:00Z',
  ending: '2032-03-13T22:59:59Z',
  end: '2032-03-14T22:59:59Z',
} as const

let week: TestWeek
let buyer: Browser

beforeAll(async () => {
  week = await testWeek()
  buyer = week.buyer
  await week.app.platform.jobs.start()
  const south = week.app.catalogue.snapshot().products.get(week.ids.bar)!.brand.id
  await week.save({
    ...northAlone(south),
    name: 'Newcomer Week 2032',
    start: new Date(SECOND.start),
    end: new Date(SECOND.end),
    bannerStart: new Date('2032-03-01T00:00:00Z'),
    bannerEnd: new Date(SECOND.end),
  })
})
afterAll(() => week.app.close())

const seen = async () => {
  const { name, phase, banner_start } = await read(buyer, 'current-ncw')
  const { brands } = await read(buyer, 'introduction')
  const offered = await read(buyer, 'brands')
  const names = (of: { name: string; erp_id: number }[]) => of.map(({ name }) => name)
  const { total_quantity, is_backorder_confirmation } = await read(buyer, 'basket-header')
  return [
    name,
    phase,
    banner_start.slice(0, 10),
    names(brands),
    offered.length,
    total_quantity,
    is_backorder_confirmation,
  ]
}
const [FIRST_BANNER, SECOND_BANNER] = ['2031-03-09', '2032-03-01']

test('of two editions each has its time, its goods, its basket and its figures (FF-1404)', async () => {
  expect(await seen()).toEqual(['Newcomer Week 2031', 'open', FIRST_BANNER, ['North'], 1, 0, false])
  const first = await ordered(week, buyer, { f1: 25 })
  expect((await putIn(week, buyer, { f4: 1 })).json().code).toBe('not_in_newcomer_week')
  await putIn(week, buyer, { f1: 3 })

  week.app.setNow(DURING.over)
  expect(await seen()).toEqual(['Newcomer Week 2032', 'before', SECOND_BANNER, ['South'], 0, 0, false])
  expect((await putIn(week, buyer, { f4: 1 })).json().code).toBe('newcomer_week_closed')

  // What the first edition still waits for is asked about during the second, and stands before its basket.
  week.app.setNow(SECOND.open)
  // Sessions have ended by then, and those of the operator end within a day.
  buyer = await week.as(ACCOUNTS.buyer)
  await putIn(week, buyer, { f4: 90 })
  expect((await ask(await week.as(ACCOUNTS.operator), first)).statusCode).toBe(200)
  expect(await seen()).toEqual(['Newcomer Week 2032', 'open', SECOND_BANNER, ['South'], 1, 15, true])
  // The second one's basket is meant too, so that the call says which.
  expect((await place(buyer, {}, `?confirms=${first}`)).json()).toEqual({ order_id: first, erp_sales_order_id: first })
  expect(await seen()).toEqual(['Newcomer Week 2032', 'open', SECOND_BANNER, ['South'], 1, 90, false])
  expect((await putIn(week, buyer, { f1: 1 })).json().code).toBe('not_in_newcomer_week')
  expect((await place(buyer)).json()).toEqual({ order_id: first + 1, erp_sales_order_id: first + 1 })

  week.app.setNow('2032-03-15T12:00:00Z')
  expect((await seen()).slice(0, 2)).toEqual(['Newcomer Week 2032', 'over'])
  const operator = await week.as(ACCOUNTS.operator)
  const { weeks } = (await operator.get('/api/admin/newcomer-weeks')).json()
  const figures = Object.fromEntries(
    await Promise.all(
      weeks.map(async ({ id, name }: { id: number; name: string }) => {
        const answer = (await operator.get(`/api/admin/newcomer-weeks/${id}/figures`)).json()
        return [name, [answer.orders, answer.pieces, answer.baskets.pieces, answer.backorders.answered]]
      }),
    ),
  )
  expect(figures).toEqual({ 'Newcomer Week 2031': [1, 25, 3, 1], 'Newcomer Week 2032': [1, 90, 0, 0] })
})

test('only the one that opens or ends is mailed (FF-1404)', async () => {
  const { db, due } = week.app.platform
  const mailed = async (instant: string) => {
    await db.execute(sql`delete from mails`)
    week.app.setNow(instant)
    await due.ask()
    await expect
      .poll(() => rows(db, sql`select 1 from pgboss.job where name = 'newcomer-week-mails' and completed_on is null`), {
        timeout: 15_000,
      })
      .toEqual([])
    const found = await rows<{ kind: string }>(
      db,
      sql`select kind from mails where recipient = ${ACCOUNTS.buyer} and kind in ('newcomer-week-start', 'newcomer-week-ending')`,
    )
    return found.map(({ kind }) => kind)
  }
  expect(await mailed(DURING.over)).toEqual([])
  expect(await mailed(SECOND.start)).toEqual(['newcomer-week-start'])
  expect(await mailed(SECOND.open)).toEqual([])
  expect(await mailed(SECOND.ending)).toEqual(['newcomer-week-ending'])
  expect(await mailed('2032-03-14T23:00:00Z')).toEqual([])
})
