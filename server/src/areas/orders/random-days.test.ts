import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { rows } from '../../platform/database.ts'
import type { Browser } from '../../platform/testing/app.ts'
import { isLongRun, randomFor } from '../../platform/testing/run.ts'
import { transaction } from '../../platform/transaction.ts'
import { fill, place } from '../basket/test-checkout.ts'
import { readStock, setStock } from '../catalogue/index.ts'
import { outletDays } from '../outlet/test-days.ts'
import { ACCOUNTS, DURING, type TestShow, testShow } from '../show-orders/test-show.ts'
import { stockDifferencesNow } from '../stock/desk/differences.ts'
import { shipOrder } from './ship-order.ts'
import { TAKEN } from './test-house.ts'

/** The embedded database, which has one connection, gets as many days as the short run. */
const isWhole = isLongRun && inject('templateFile') === undefined
const DAYS = isWhole ? 50 : 10
/** Which act comes first is chance, and so is what it leaves to the next: many days go on until each was done once. */
const MOST_DAYS = isWhole ? 4 * DAYS : DAYS
/** On a slow machine less is cancelled in time: after so many days with nothing free a large delivery comes, for lots. */
const MOST_EMPTY_DAYS = 5
const LARGE = 60
const DELIVERIES = '/api/admin/deliveries'
const FLAVOURS = ['f1', 'f2', 'f3'] as const
const now = new Date(DURING.ordering)
const random = randomFor('days of orders')

let show: TestShow
let buyers: Browser[]
let operator: Browser
let deliveryId: number
let outlet: ReturnType<typeof outletDays>
const OUTLET_ACTS = ['made', 'ordered', 'counted', 'shipped', 'withdrawn to stock', 'withdrawn to nowhere']
const KINDS = ['aside', 'open', 'cancelled', 'shipped'] as const
/** How often a line had pieces of a kind at the end of a day. */
const seen = new Map<string, number>()
/** Days in a row with nothing free. */
let emptyDays = 0
/** What has come and gone of each flavour, apart from orders. */
const owned = new Map<number, number>()

const db = () => show.app.platform.db
const ids = () => FLAVOURS.map(key => show.flavour.get(key)!)
const anyFlavour = () => random.of(ids())
const own = (flavourId: number, by: number) => owned.set(flavourId, owned.get(flavourId)! + by)

beforeAll(async () => {
  show = await testShow()
  buyers = await Promise.all([show.as(ACCOUNTS.buyer), show.as(ACCOUNTS.gym)])
  operator = await show.as(ACCOUNTS.operator)
  const lines = ids().map(flavour_id => ({ line: null, flavour_id, quantity: 50_000, expected_on: null }))
  const announced = await operator.post(DELIVERIES, { supplier: 'North', reference: null, note: null, lines })
  expect(announced.statusCode).toBe(200)
  deliveryId = announced.json().delivery_id
  await db().execute(sql`delete from order_minimums`)
  await db().execute(sql`update customers set credit_limit = null`)
  const first = ids().map((flavourId, i) => ({ flavourId, quantity: 12 * i }))
  await setStock(db(), first)
  // The shop begins to write movements today: last year's orders have none.
  await db().execute(sql`update stock_movements set at = ${now}`)
  for (const { flavourId, quantity } of first) owned.set(flavourId, quantity)
  outlet = outletDays(show, operator, random, { own })
})
afterAll(() => show.app.close())

type Line = {
  order_id: number
  line: number
  flavour_id: number
  /** Of an order of the outlet. */
  lot_id: number | null
  status: string
  buyer: string
  ordered: number
  aside: number
  open: number
  cancelled: number
  shipped: number
}

/** The shop's lines of orders, as the tables have them. */
const readLines = () =>
  rows<Line>(
    db(),
    sql`
      select l.order_id, l.line, l.flavour_id, l.outlet_lot_id as lot_id, o.status, u.email as buyer, l.quantity as ordered,
        l.quantity - l.reserved_quantity - l.cancelled_quantity as open, l.cancelled_quantity as cancelled,
        coalesce(s.pieces, 0)::int as shipped, (l.reserved_quantity - coalesce(s.pieces, 0))::int as aside
      from order_lines l join orders o on o.id = l.order_id join users u on u.id = o.placed_by
      left join (select order_id, line, sum(quantity) as pieces from shipment_lines group by 1, 2) s
        on s.order_id = l.order_id and s.line = l.line
      where o.kind in ('shop', 'outlet') order by o.placed_at, o.id, l.line`,
  )

async function order(buyer: Browser, quantities: number[]) {
  await fill(show, buyer, Object.fromEntries(FLAVOURS.map((key, i) => [key, quantities[i]!])))
  expect((await place(buyer)).statusCode).toBe(200)
}

async function receive(flavourId: number, quantity: number) {
  const lines = [{ line: ids().indexOf(flavourId) + 1, quantity, lot: null, best_before: null }]
  const booked = await operator.post(`${DELIVERIES}/${deliveryId}/receipts`, { note: null, lines })
  expect(booked.statusCode).toBe(200)
  own(flavourId, quantity)
}

/** By the customer's own call or the operator's; refused where something of it was shipped or changed at the same moment. */
async function cancel({ order_id, line, buyer }: Line, quantity: number) {
  const lines = [{ line, quantity }]
  const answer = random.onceIn(2)
    ? await operator.post(`/api/admin/orders/${order_id}/cancel`, {
        version: (await operator.get(`/api/admin/orders/${order_id}`)).json().version,
        lines,
        reckoning: random.onceIn(2) ? 'anew' : 'kept',
      })
    : await buyers[buyer === ACCOUNTS.buyer ? 0 : 1]!.post(`/api/onlineshop/orders/${order_id}/cancel`, { lines })
  expect([200, 409]).toContain(answer.statusCode)
}

/** Not more than is set aside: what was cancelled at the same moment cannot be shipped. */
async function ship({ order_id, line, flavour_id, lot_id }: Line, quantity: number) {
  try {
    await transaction(db(), tx => shipOrder(tx, order_id, [{ line, quantity }], now, TAKEN))
    if (lot_id === null) own(flavour_id, -quantity)
    else outlet.shipped(lot_id, quantity)
  } catch (error) {
    expect(String(error)).toMatch(/^Error: Only \d+ of line \d+ are open/)
  }
}

async function correct(flavourId: number, by: number) {
  await transaction(db(), async tx => {
    await tx.execute(sql`select from stock where flavour_id = ${flavourId} for update`)
    const before = (await readStock(tx, [flavourId])).get(flavourId)!.quantity!
    const quantity = Math.max(0, before + by)
    await setStock(tx, [{ flavourId, quantity }], { kind: 'correction', at: now })
    own(flavourId, quantity - before)
  })
}

test('on days on which all happens at once no piece is lost, and nothing is free while somebody waits (FF-889, FF-948, FF-964)', async () => {
  for (let day = 0; day < DAYS || (day < MOST_DAYS && OUTLET_ACTS.some(act => !outlet.done.has(act))); day++) {
    const before = await readLines()
    const cancellable = before.filter(({ open }) => open > 0)
    const shippable = before.filter(({ aside }) => aside > 0)
    const more = emptyDays >= MOST_EMPTY_DAYS ? LARGE : 0
    await Promise.all([
      ...buyers.map(buyer => order(buyer, [1 + random.below(12), 1 + random.below(12), 1 + random.below(12)])),
      ...ids().map(id => receive(id, more + 1 + random.below(20))),
      ...(day % 3 === 0 ? [correct(anyFlavour(), random.below(9) - 4)] : []),
      ...random
        .some(cancellable, Math.min(3, cancellable.length))
        .map(line => cancel(line, 1 + random.below(line.open))),
      outlet.make(random.of(FLAVOURS)),
      ...(day % 2 === 1 && outlet.hasLots() ? inOutlet(day, before) : []),
      ...random.some(shippable, Math.min(4, shippable.length)).map(line => ship(line, 1 + random.below(line.aside))),
    ])
    await show.app.platform.due.ask()
    await expectAllThere()
  }
  if (!isWhole) return
  for (const kind of KINDS) expect(seen.get(kind), kind).toBeGreaterThan(DAYS)
  expect([...outlet.done.keys()].toSorted()).toEqual(OUTLET_ACTS.toSorted())
}, 400_000)

/** A buyer orders of lots; of what was ordered some is cancelled and some leaves; the operator counts or withdraws a lot. */
function inOutlet(day: number, lines: readonly Line[]): Promise<void>[] {
  const sold = lines.filter(({ lot_id, aside }) => lot_id !== null && aside > 0)
  return [
    outlet.order(random.of(buyers)),
    ...random.some(sold, Math.min(1, sold.length)).map(line => cancel(line, 1 + random.below(line.aside))),
    ...random.some(sold, Math.min(1, sold.length)).map(line => ship(line, 1 + random.below(line.aside))),
    day % 4 === 1 ? outlet.count() : outlet.withdraw(day % 8 === 3 ? 'stock' : 'nowhere'),
  ]
}

async function expectAllThere() {
  const lines = await readLines()
  const stock = await readStock(db(), ids())
  emptyDays = ids().every(id => stock.get(id)!.quantity === 0) ? emptyDays + 1 : 0
  for (const line of lines) {
    const { ordered, shipped, aside, open, cancelled } = line
    for (const kind of KINDS) if (line[kind] > 0) seen.set(kind, (seen.get(kind) ?? 0) + 1)
    expect(Math.min(shipped, aside, open, cancelled)).toBeGreaterThanOrEqual(0)
    expect(shipped + aside + open + cancelled).toBe(ordered)
  }
  for (const id of ids()) {
    const ofFlavour = lines.filter(
      ({ flavour_id, lot_id, status }) => flavour_id === id && lot_id === null && status !== 'cancelled',
    )
    const sumOf = (kind: 'aside' | 'open') => ofFlavour.reduce((sum, line) => sum + line[kind], 0)
    const free = stock.get(id)!.quantity!
    expect(free + sumOf('aside')).toBe(owned.get(id))
    if (sumOf('open') > 0) expect(free).toBe(0)
  }
  await outlet.expectAllThere(id => lines.reduce((sum, { lot_id, aside }) => (lot_id === id ? sum + aside : sum), 0))
  const moved = await rows(
    db(),
    sql`
      select s.flavour_id from stock s where coalesce(s.quantity, 0) <> (
        select coalesce(sum(coalesce(after, 0) - coalesce(before, 0)), 0) from stock_movements m
        where m.flavour_id = s.flavour_id)`,
  )
  expect(moved, 'movements add up to the stock').toEqual([])
  expect(await stockDifferencesNow(db()), 'the nightly sum finds nothing').toEqual([])
}
