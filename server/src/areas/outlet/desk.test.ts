import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rows } from '../../platform/database.ts'
import type { Browser } from '../../platform/testing/app.ts'
import { readStock } from '../catalogue/index.ts'
import { addLots } from '../shipping/index.ts'
import { ACCOUNTS, type TestShow, testShow } from '../show-orders/test-show.ts'
import { askForLot, DESK, emptyOutlet, lotNow, makeLot } from './test-outlet.ts'

let show: TestShow
let operator: Browser

beforeAll(async () => {
  show = await testShow()
})
beforeEach(async () => {
  operator = await emptyOutlet(show)
})
afterAll(() => show.app.close())

const free = async (key: string) => {
  const id = show.flavour.get(key)!
  return (await readStock(show.app.platform.db, [id])).get(id)?.quantity
}
const read = (statement: ReturnType<typeof sql>) => rows(show.app.platform.db, statement)
const act = (id: number, path: string, body: object, key = `${id} once`) =>
  operator.post(`${DESK}/${id}/${path}`, body, { 'idempotency-key': key })

test.each([
  ['GET', ''],
  ['POST', ''],
  ['GET', '/1'],
  ['PUT', '/1'],
  ['POST', '/1/corrections'],
  ['POST', '/1/withdraw'],
  ['GET', '-proposals'],
] as const)('%s /api/admin/outlet%s is the operator’s alone (FF-951)', async (method, path) => {
  const call = (browser: Browser) => browser.call({ method, url: DESK + path })
  expect((await call(show.app.browser())).statusCode).toBe(401)
  for (const account of [ACCOUNTS.buyer, ACCOUNTS.agent])
    expect((await call(await show.as(account))).statusCode).toBe(403)
})

describe('a lot', () => {
  test('from stock leaves what is free and its lot on the shelf, with a movement that says so (FF-951)', async () => {
    const { db } = show.app.platform
    const flavourId = show.flavour.get('f1')!
    await addLots(db, [{ flavourId, lot: 'L-7', bestBefore: '2031-06-01', quantity: 8 }])
    const { proposals } = (await operator.get(`${DESK}-proposals`)).json()
    expect(proposals).toMatchObject([{ flavour_id: flavourId, lot: 'L-7', days_left: 26, quantity: 8, free: 10 }])
    const made = await makeLot(show, operator, 'f1', { from: 'stock', quantity: 6, lot: 'L-7' })
    expect(made).toMatchObject({ state: 'for sale', quantity: 6, first_quantity: 6, price: 9.9, regular_price: 24.99 })
    expect(await free('f1')).toBe(4)
    expect(await read(sql`select lot, quantity from lots`)).toEqual([{ lot: 'L-7', quantity: 2 }])
    const [newest] = await read(sql`select kind, note, before, after from stock_movements order by id desc limit 1`)
    expect(newest).toEqual({ kind: 'outlet', note: 'L-7, 2031-06-01', before: 10, after: 4 })
  })

  test('of more than is free is refused and moves nothing; extra pieces are no stock (FF-951)', async () => {
    const refused = await askForLot(show, operator, 'f1', { from: 'stock', quantity: 11 })
    expect(refused.json()).toMatchObject({ status: 409, code: 'not_enough_free', details: { free: 10 } })
    expect(await free('f1')).toBe(10)
    await makeLot(show, operator, 'f1', { quantity: 11 })
    expect(await free('f1')).toBe(10)
  })

  test('of an unknown article, or past its date, is refused', async () => {
    const codeOf = async (making: object, key = 'f1') => (await askForLot(show, operator, key, making)).json().code
    expect(await codeOf({ bestBefore: '2031-05-05' })).toBe('date_passed')
    expect(await codeOf({ bestBefore: '2031-02-30' })).toBe('malformed')
    expect(await codeOf({ price: 0 })).toBe('malformed')
    const body = { flavour_id: 999, from: 'extra', lot: null, best_before: '2031-06-01', quantity: 1, price: 1 }
    expect((await operator.post(DESK, { ...body, reason: 'overstock' })).json().code).toBe('unknown_flavour')
  })

  test('asked for twice with one key is one (FF-951)', async () => {
    const making = { from: 'stock', quantity: 6 } as const
    const answers = await Promise.all([1, 2].map(() => askForLot(show, operator, 'f1', making, 'one')))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await free('f1')).toBe(4)
    expect((await operator.get(DESK)).json().total).toBe(1)
  })
})

describe('the operator', () => {
  test('changes the price and counts, each of a state that still holds (FF-951)', async () => {
    const { lot_id: id, version } = await makeLot(show, operator, 'f1')
    const change = (body: object) => operator.call({ method: 'PUT', url: `${DESK}/${id}`, payload: body })
    const changed = (await change({ version, price: 7.5, reason: 'old design' })).json()
    expect(changed).toMatchObject({ price: 7.5, reason: 'old design', movements: [] })
    expect((await change({ version, price: 1, reason: 'overstock' })).json().code).toBe('changed_meanwhile')
    expect((await act(id, 'corrections', { version, quantity: 3, note: 'Late' })).json().code).toBe('changed_meanwhile')
    const counted = { version: changed.version, quantity: 3, note: 'Two broken' }
    for (const answer of await Promise.all([1, 2].map(() => act(id, 'corrections', counted))))
      expect(answer.json()).toMatchObject({ quantity: 3, movements: [{ kind: 'correction', change: -2, after: 3 }] })
    expect((await lotNow(operator, id)).movements).toMatchObject([{ note: 'Two broken', order_id: null }])
  })

  test('withdraws a lot back into stock and onto the shelf, once (FF-951)', async () => {
    const { lot_id: id, version } = await makeLot(show, operator, 'f1', { from: 'stock', quantity: 6, lot: 'L-7' })
    const [other] = await Promise.all(
      ['a', 'b'].map(key => act(id, 'withdraw', { version, to: 'stock', note: 'Wrong box' }, key)),
    )
    expect([200, 409]).toContain(other!.statusCode)
    expect(await lotNow(operator, id)).toMatchObject({
      state: 'withdrawn',
      quantity: 0,
      movements: [{ kind: 'withdrawal', change: -6, after: 0 }],
    })
    expect(await free('f1')).toBe(10)
    expect(await read(sql`select lot, quantity from lots`)).toEqual([{ lot: 'L-7', quantity: 6 }])
  })

  test('withdraws what is past its date for good alone (FF-951)', async () => {
    const { lot_id: id, version } = await makeLot(show, operator, 'f1', { bestBefore: '2031-05-06' })
    show.app.setNow('2031-05-06T22:00:00Z')
    operator = await show.as(ACCOUNTS.operator)
    expect((await lotNow(operator, id)).state).toBe('expired')
    const refused = await act(id, 'withdraw', { version, to: 'stock', note: 'Old' }, 'old')
    expect(refused.json()).toMatchObject({ status: 422, code: 'date_passed' })
    expect((await act(id, 'withdraw', { version, to: 'nowhere', note: 'Old' }, 'gone')).json().state).toBe('withdrawn')
    expect(await free('f1')).toBe(10)
  })

  test('finds lots by state and words, and what was done in the log (FF-951)', async () => {
    await makeLot(show, operator, 'f2')
    const { lot_id: id } = await makeLot(show, operator, 'f1', { lot: 'L-7' })
    const found = async (query: string) =>
      (await operator.get(`${DESK}?${query}`)).json().lots.map(({ lot_id }: { lot_id: number }) => lot_id)
    expect(await found('search=L-7')).toEqual([id])
    expect(await found('state=withdrawn')).toEqual([])
    expect(await found('')).toHaveLength(2)
    expect((await operator.get(`${DESK}/999`)).statusCode).toBe(404)
    const [entry] = await read(
      sql`select subject from audit_log where action = 'make outlet lot' order by id desc limit 1`,
    )
    expect(entry).toEqual({ subject: `Outlet lot ${id}` })
  })
})
