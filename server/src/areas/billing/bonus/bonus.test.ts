import { euros } from '@fairfloor/domain/money'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ACCOUNTS } from '../../../../demo/people.ts'
import type { Browser, TestApp } from '../../../platform/testing/app.ts'
import { browserOf } from '../../../platform/testing/log-in.ts'
import { transaction } from '../../../platform/transaction.ts'
import { type NewOrder, placeOrder } from '../../orders/place-order.ts'
import { orders } from '../../orders/tables.ts'
import { openHouse, type TestHouse } from '../../orders/test-house.ts'
import { bonusTiers } from '../bonus-tables.ts'
import { creditNotes, invoices } from '../tables.ts'
import { standingOf } from './standing.ts'

let app: TestApp
let house: TestHouse
let buyer: Browser
let own: Awaited<ReturnType<typeof openHouse>>['own']

beforeAll(async () => {
  ;({ app, house, buyer, own } = await openHouse())
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.platform.db.delete(bonusTiers)
})

const bonus = async (browser = buyer) => (await browser.get('/api/onlineshop/bonus')).json()
const ofUser = async (browser = buyer) => (await browser.get('/api/current_user')).json().user.bonus
const place = (count: number, more: Partial<NewOrder> = {}) =>
  transaction(app.platform.db, tx => placeOrder(tx, house.order(count, { ...own, ...more })))
const setTiers = (...tiers: [fromNet: number, percent: number][]) =>
  app.platform.db.insert(bonusTiers).values(tiers.map(([fromNet, percent]) => ({ year: 2025, fromNet, percent })))

/** The turnover of a year, added up from what stands in the database, by hand. */
async function addUp(year: number): Promise<number> {
  const { db } = app.platform
  const kinds = new Map((await db.select().from(orders)).map(({ id, kind }) => [id, kind]))
  const counts = ({
    customerId,
    issuedOn,
    orderId,
  }: {
    customerId: number
    issuedOn: string
    orderId: number | null
  }) => customerId === own.customerId && issuedOn.startsWith(`${year}-`) && kinds.get(orderId ?? 0) !== 'outlet'
  const invoiced = (await db.select().from(invoices)).filter(counts).flatMap(({ document }) => document.lines)
  const credited = (await db.select().from(creditNotes))
    .filter(one => counts(one) && (one.kind === 'return' || one.kind === 'price'))
    .flatMap(({ document }) => document.lines)
  const sumOf = (lines: readonly { net: number }[]) => lines.reduce((sum, { net }) => sum + net, 0)
  return sumOf(invoiced) - sumOf(credited)
}

test('the account and /bonus say the turnover of the year, the tier and what the next one lacks (SH-214)', async () => {
  await place(3)
  const turnover = await addUp(2025)
  expect(turnover).toBeGreaterThan(0)
  await setTiers([turnover, 150], [turnover + 12_345, 300])
  const expected = { turnover: euros(turnover as never), tier: 1, percent: 1.5, missing: 123.45 }
  expect(await bonus()).toMatchObject({ year: 2025, bonus: expected, so_far: Math.round(turnover * 0.015) / 100 })
  expect(await ofUser()).toEqual({ ...expected, next_from: (turnover + 12_345) / 100 })
})

test('the turnover is that of the invoices of a calendar year in the shop’s time zone, without the outlet (SH-213)', async () => {
  const kinds = ['shop', 'show-release', 'outlet', 'newcomer-week'] as const
  for (const [i, at] of [
    '2024-12-31T22:59:00Z', // 23:59 in the shop
    '2024-12-31T23:00:00Z', // new year in the shop
    '2025-03-01T12:00:00Z',
    '2025-12-31T22:59:59Z',
    '2025-12-31T23:00:00Z',
  ].entries())
    for (const [j, kind] of kinds.entries()) await place(1 + ((i * 5 + j * 3) % 7), { kind, now: new Date(at) })
  await place(2, { customerId: house.customerId, placedBy: house.userId })
  for (const year of [2024, 2025, 2026]) {
    const { turnover } = await standingOf(app.platform.db, own.customerId, year)
    expect(turnover).toBeGreaterThan(0)
    expect(turnover).toBe(await addUp(year))
  }
})

test('without an agreement there is no bonus, and the page says so (FF-958)', async () => {
  const gym = await browserOf(app, ACCOUNTS.gym)
  expect(await ofUser(gym)).toBeNull()
  expect(await bonus(gym)).toEqual({ year: 2025, bonus: null, so_far: 0, tiers: [], years: [] })
})

test('it is for users who may see invoices; visitors are asked to log in, staff have none (FF-958)', async () => {
  const { db } = app.platform
  expect((await app.browser().get('/api/onlineshop/bonus')).statusCode).toBe(401)
  await db.execute(sql`update users set rights = '["order", "prices"]' where id = ${own.placedBy}`)
  const other = await browserOf(app, ACCOUNTS.buyer)
  expect((await other.get('/api/onlineshop/bonus')).statusCode).toBe(403)
  expect(await ofUser(other)).toBeNull()
  expect((await bonus(await browserOf(app, ACCOUNTS.operator))).bonus).toBeNull()
})
