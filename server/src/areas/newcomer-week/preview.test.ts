import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../platform/testing/app.ts'
import { ACCOUNTS } from '../show-orders/test-show.ts'
import { place, putIn } from './test-orders.ts'
import { DURING, NCW, read, type TestWeek, testWeek } from './test-week.ts'

const PREVIEW = '/api/admin/newcomer-week-preview'

let week: TestWeek
let operator: Browser

beforeAll(async () => {
  week = await testWeek()
  operator = await week.as(ACCOUNTS.operator)
})
afterAll(() => week.app.close())

const start = (at: string, browser = operator) => browser.call({ method: 'PUT', url: PREVIEW, payload: { at } })
const seen = async (browser: Browser) => {
  const { phase, server_time } = await read(browser, 'current-ncw')
  return [phase, server_time, (await read(browser, 'brands')).length]
}
const at = (instant: string) => new Date(instant).toISOString()

test('the operator sees the event as at any moment; nobody else does, and nothing can be ordered (FF-1157)', async () => {
  week.app.setNow(DURING.before)
  const now = ['before', at(DURING.before), 0]
  for (const [phase, brands] of [
    ['open', 1],
    ['over', 0],
  ] as const) {
    expect((await start(DURING[phase])).json()).toMatchObject({ at: at(DURING[phase]) })
    expect(await seen(operator)).toEqual([phase, at(DURING[phase]), brands])
    expect(await seen(week.buyer)).toEqual(now)
  }
  await start(DURING.open)
  expect((await putIn(week, operator, { f1: 1 })).json().code).toBe('staff_cannot_order')
  expect((await place(operator)).json().code).toBe('staff_cannot_order')
  // Another browser of the operator.
  expect(await seen(await week.as(ACCOUNTS.operator))).toEqual(now)
  expect((await operator.call({ method: 'DELETE', url: PREVIEW })).statusCode).toBe(200)
  expect(await seen(operator)).toEqual(now)
})

test('a cookie of a preview shows others nothing, and one that was made up is none (FF-1157)', async () => {
  week.app.setNow(DURING.before)
  const open = { cookie: `ff_week_preview=${Date.parse(DURING.open)}` }
  const phaseAt = async (browser: Browser, headers: Record<string, string>) =>
    (await browser.call({ method: 'GET', url: `${NCW}/current-ncw`, headers })).json().phase
  expect(await phaseAt(week.app.browser(), open)).toBe('before')
  expect((await start(DURING.open, week.buyer)).statusCode).toBe(403)
  for (const made of ['', 'x', '-1', '9'.repeat(15)])
    expect(await phaseAt(week.app.browser(), { cookie: `ff_week_preview=${made}` })).toBe('before')
  const answer = await start('9999-12-31T23:59:59-12:00')
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'preview_out_of_range'])
})
