import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { rows } from '../../../platform/database.ts'
import type { Browser } from '../../../platform/testing/app.ts'
import { setStock } from '../../catalogue/index.ts'
import { makeLot, ORDERS, outletOrder, putIn } from '../../outlet/test-outlet.ts'
import { ACCOUNTS, DURING, type TestShow, testShow } from '../../show-orders/test-show.ts'
import { fill, place } from '../test-checkout.ts'
import { APPROVALS, approve, joins, limit, seen, send, sent } from './test-approval.ts'

let show: TestShow
/** Manages the company's account. */
let bo: Browser
/** Orders up to 100 €. */
let daan: { id: number; browser: Browser }

const read = <Row extends Record<string, unknown>>(statement: ReturnType<typeof sql>) =>
  rows<Row>(show.app.platform.db, statement)
const orders = () => read<{ id: number }>(sql`select id from orders where kind = 'shop' order by id`)
const stock = async () =>
  (await read<{ quantity: number }>(sql`select quantity from stock where flavour_id = ${show.flavour.get('f1')}`))[0]
const basket = async () => (await bo.get('/api/onlineshop/basket')).json()
const shown = async (browser: Browser, id: number) => (await browser.get(`${APPROVALS}/${id}`)).json()
const mails = async (kind: string) => {
  await show.app.platform.outbox.drain()
  return read<{ recipient: string; subject: string }>(sql`select recipient, subject from mails where kind = ${kind}`)
}
/** 10 pieces of 19,99 €. */
const DEAR = { f1: 10 }

beforeEach(async () => {
  show = await testShow()
  await show.app.platform.db.execute(sql`delete from order_minimums`)
  bo = await show.as(ACCOUNTS.buyer)
  daan = await joins(show, 'Daan')
  await limit(bo, daan.id, 100, daan.browser)
})
afterEach(() => show.app.close())

describe('sending', () => {
  test('the checkout says the limit; above it nothing is placed, at it the order goes at once (FF-1821)', async () => {
    await fill(show, daan.browser, { f1: 5 })
    expect((await daan.browser.get('/api/onlineshop/checkout')).json()).toMatchObject({
      limit: { amount: 100, over: 0, is_over: false },
      refusal: null,
    })
    expect((await bo.get('/api/onlineshop/checkout')).json().limit).toBeNull()
    await fill(show, daan.browser, { f1: 1 })
    expect((await daan.browser.get('/api/onlineshop/checkout')).json().limit).toEqual({
      amount: 100,
      over: 19.94,
      is_over: true,
    })
    const refused = await place(daan.browser)
    expect([refused.statusCode, refused.json().code, refused.json().details]).toEqual([
      409,
      'above_order_limit',
      { limit: 100, over: 19.94 },
    ])
    await limit(bo, daan.id, 119.94, daan.browser)
    expect((await send(daan.browser)).json().code).toBe('within_order_limit')
    expect((await place(daan.browser)).json()).toEqual({ order_id: expect.any(Number), approval_id: null })
  })

  test('freezes the order, empties the basket and takes nothing from stock (FF-1822)', async () => {
    const before = await stock()
    await fill(show, daan.browser, { f1: 10, f4: 3 })
    const answer = await send(daan.browser, ' As agreed ', { external_reference: 'DV-118', note: 'Ring twice' })
    const id = answer.json().approval_id
    expect(answer.json()).toEqual({ order_id: null, approval_id: expect.any(Number) })
    expect((await basket()).total_lines).toBe(0)
    expect(await orders()).toEqual([])
    expect(await stock()).toEqual(before)
    const { asked_at: _, lines, ...rest } = await shown(daan.browser, id)
    expect(rest).toMatchObject({
      ...{
        state: 'waiting',
        is_own: true,
        may_decide: false,
        word: 'As agreed',
        pieces: 13,
        net: 205.87,
        over: 105.87,
      },
      ...{ external_reference: 'DV-118', note: 'Ring twice', asked_by: { name: 'Daan' }, refusal: null },
    })
    expect(lines.map((line: Record<string, unknown>) => [line.sku, line.asked, line.single_then])).toHaveLength(2)
    expect((await bo.get(APPROVALS)).json()).toMatchObject({ may_approve: true, waiting: [{ id }], decided: [] })
    expect((await bo.get('/api/current_user')).json().user.approvals_waiting).toBe(1)
    expect((await daan.browser.get('/api/current_user')).json().user.approvals_waiting).toBeNull()
    expect((await daan.browser.get('/api/onlineshop/approvers')).json()).toEqual([expect.any(String)])
  })

  test('is refused for what placing is, and at another total than was seen (FF-1822)', async () => {
    await fill(show, daan.browser, DEAR)
    expect((await send(daan.browser, null, { seen_total: 1 })).json().code).toBe('total_changed')
    expect((await send(daan.browser, null, { payment_method: 'direct_debit' })).json().code).toBe('no_mandate')
    expect((await basket()).total_lines).toBe(1)
    expect((await bo.get(APPROVALS)).json().waiting).toEqual([])
  })

  test('names no amount to who may see no prices (FF-1821)', async () => {
    await bo.patch(`/api/company/users/${daan.id}`, { rights: ['order'] })
    await limit(bo, daan.id, 50)
    await fill(show, daan.browser, DEAR)
    const { limit: said } = (await daan.browser.get('/api/onlineshop/checkout')).json()
    expect(said).toEqual({ amount: null, over: null, is_over: true })
    expect((await place(daan.browser)).json().details).toEqual({ limit: null, over: null })
    const id = (await send(daan.browser)).json().approval_id
    expect(await shown(daan.browser, id)).toMatchObject({
      net: null,
      over: null,
      breakdown: { total_price_inc_vat: null },
    })
  })
})

describe('approving', () => {
  test('places the order as its user’s, and names who approved it; both are mailed (FF-1823)', async () => {
    const id = await sent(show, daan.browser, DEAR)
    const answer = await approve(bo, id)
    const [order] = await orders()
    expect([answer.statusCode, answer.json()]).toEqual([200, { order_id: order!.id }])
    const placed = (await bo.get(`/api/onlineshop/orders/${order!.id}`)).json()
    expect(placed.placed_by).toBe('Daan')
    expect(placed.approved_by).toBe((await bo.get('/api/current_user')).json().user.name)
    expect(await shown(daan.browser, id)).toMatchObject({ state: 'approved', order_id: order!.id, breakdown: null })
    const again = await approve(bo, id, { changes: [], answer: null, seen_total: null })
    expect([again.json().code, again.json().details.state]).toEqual(['approval_decided', 'approved'])
    expect(await orders()).toHaveLength(1)
    await expect.poll(() => mails('approval-asked')).toHaveLength(1)
    await expect.poll(() => mails('approval-decided')).toHaveLength(1)
    expect((await mails('approval-decided'))[0]).toMatchObject({ recipient: 'daan@fairfloor.test' })
  })

  test('happens at the prices and with the stock of that moment, at the total that was seen (FF-1824)', async () => {
    const id = await sent(show, daan.browser, DEAR)
    const before = await seen(bo, id)
    const { db } = show.app.platform
    await db.execute(
      sql`update product_sizes set regular_price = 2500, current_price = 2500
        where id = (select size_id from flavours where id = ${show.flavour.get('f1')})`,
    )
    await setStock(db, [{ flavourId: show.flavour.get('f1')!, quantity: 4 }])
    await show.app.catalogue.reload()
    const { lines, breakdown } = await shown(bo, id)
    expect(lines[0]).toMatchObject({ single_then: 19.99, single_now: 25, stock_then: 10, stock_now: 4, total_now: 250 })
    const late = await approve(bo, id, before)
    expect([late.statusCode, late.json().code]).toEqual([409, 'total_changed'])
    expect((await approve(bo, id, { ...before, seen_total: breakdown.total_price_inc_vat })).statusCode).toBe(200)
    expect(
      await read(
        sql`select quantity, reserved_quantity, unit_net from order_lines where order_id = ${(await orders())[0]!.id}`,
      ),
    ).toEqual([{ quantity: 10, reserved_quantity: 4, unit_net: 2500 }])
  })

  test('may change pieces and leave lines out, but not add any (FF-1825)', async () => {
    const id = await sent(show, daan.browser, { f1: 10, f4: 3 })
    const [f1, f4] = [show.flavour.get('f1')!, show.flavour.get('f4')!]
    const none = [f1, f4].map(one => ({ id: one, quantity: 0 }))
    expect((await approve(bo, id, await seen(bo, id, none))).json().code).toBe('approval_empty')
    const foreign = [{ id: show.flavour.get('f2')!, quantity: 5 }]
    expect((await approve(bo, id, { changes: foreign, answer: null, seen_total: 1 })).json().code).toBe(
      'unknown_flavour',
    )
    const changes = [
      { id: f1, quantity: 6 },
      { id: f4, quantity: 0 },
    ]
    expect((await approve(bo, id, await seen(bo, id, changes))).statusCode).toBe(200)
    expect(
      await read(sql`select flavour_id, quantity from order_lines where order_id = ${(await orders())[0]!.id}`),
    ).toEqual([{ flavour_id: f1, quantity: 6 }])
  })

  test('is for who manages the account, not for who asked, other companies, or staff who act (FF-1826)', async () => {
    const id = await sent(show, daan.browser, DEAR)
    const body = await seen(bo, id)
    const fleur = await joins(show, 'Fleur')
    const codes = async (browser: Browser) => {
      const refusal = await browser.post(`${APPROVALS}/${id}/refusal`, { answer: 'No' })
      const approval = await approve(browser, id, body)
      return [approval.statusCode, approval.json().code, refusal.json().code]
    }
    expect(await codes(daan.browser)).toEqual([403, 'may_not_manage', 'may_not_manage'])
    expect((await fleur.browser.get(`${APPROVALS}/${id}`)).statusCode).toBe(404)
    expect((await fleur.browser.get(APPROVALS)).json().waiting).toEqual([])
    const agent = await show.as(ACCOUNTS.agent)
    expect((await agent.form('/', { _switch_user: ACCOUNTS.buyer })).statusCode).toBe(200)
    expect(await codes(agent)).toEqual([403, 'owners_alone', 'owners_alone'])
    expect(await codes(await show.as(ACCOUNTS.gym))).toEqual([404, 'not_found', 'not_found'])
    await bo.patch(`/api/company/users/${daan.id}`, { rights: ['order', 'prices', 'manage'] })
    await expect.poll(async () => (await codes(daan.browser))[0]).toBe(409)
    expect(await codes(daan.browser)).toEqual([409, 'own_approval', 'own_approval'])
    expect(await orders()).toEqual([])
  })

  test('asks for credit again, and says so before (FF-1827)', async () => {
    const id = await sent(show, daan.browser, DEAR)
    await read(
      sql`update customers set credit_limit = 1 where id = (select customer_id from users where id = ${daan.id})`,
    )
    expect((await shown(bo, id)).refusal).toMatchObject({ code: 'over_credit_limit' })
    expect((await approve(bo, id)).json().code).toBe('over_credit_limit')
    expect((await shown(bo, id)).state).toBe('waiting')
  })

  test('with one key it is one order, and the answer the same (FF-1823)', async () => {
    const id = await sent(show, daan.browser, DEAR)
    const [body, key] = [await seen(bo, id), { 'idempotency-key': randomUUID() }]
    const answers = [await approve(bo, id, body, key), await approve(bo, id, body, key)]
    expect(answers[0]!.json()).toEqual(answers[1]!.json())
    expect(await orders()).toHaveLength(1)
  })

  test('leaves out a wished day that has passed, and goes on for who is blocked by then (FF-1828)', async () => {
    await fill(show, daan.browser, DEAR)
    const id = (await send(daan.browser, null, { wished_on: '2031-05-07' })).json().approval_id
    await bo.post(`/api/company/users/${daan.id}/block`)
    show.app.setNow(DURING.confirmation)
    expect((await approve(bo, id)).statusCode).toBe(200)
    expect(await read(sql`select wished_on, placed_by from orders where kind = 'shop'`)).toEqual([
      { wished_on: null, placed_by: daan.id },
    ])
  })
})

describe('refusing and taking back', () => {
  test('a refused order is read by who asked, and goes back into the basket once (FF-1829)', async () => {
    const id = await sent(show, daan.browser, DEAR)
    expect((await bo.post(`${APPROVALS}/${id}/refusal`, { answer: ' ' })).statusCode).toBe(400)
    expect((await bo.post(`${APPROVALS}/${id}/refusal`, { answer: 'First sell the bars' })).statusCode).toBe(200)
    expect(await shown(daan.browser, id)).toMatchObject({ state: 'refused', answer: 'First sell the bars' })
    await expect.poll(() => mails('approval-decided')).toHaveLength(1)
    expect((await approve(bo, id, { changes: [], answer: null, seen_total: 1 })).json().code).toBe('approval_decided')
    expect((await bo.post(`${APPROVALS}/${id}/taking-back`)).statusCode).toBe(404)
    expect((await daan.browser.post(`${APPROVALS}/${id}/taking-back`)).json()).toEqual({ left_out: 0 })
    expect((await basket()).positions).toMatchObject([{ quantity: 10 }])
    expect((await daan.browser.post(`${APPROVALS}/${id}/taking-back`)).json().code).toBe('approval_taken_back')
  })

  test('what waits is withdrawn into the basket, and then nobody approves it (FF-1829)', async () => {
    const id = await sent(show, daan.browser, DEAR)
    expect((await daan.browser.post(`${APPROVALS}/${id}/taking-back`)).statusCode).toBe(200)
    expect((await basket()).total_quantity).toBe(10)
    const late = await approve(bo, id, { changes: [], answer: null, seen_total: 1 })
    expect(late.json().details).toEqual({ by: 'Daan', state: 'withdrawn' })
    expect((await daan.browser.post(`${APPROVALS}/${id}/taking-back`)).json().code).toBe('approval_taken_back')
  })
})

test('the limit rests while its user manages the account, and is nobody else’s to set (FF-1830)', async () => {
  await bo.patch(`/api/company/users/${daan.id}`, { rights: ['order', 'prices', 'manage'] })
  await fill(show, daan.browser, DEAR)
  await expect.poll(async () => (await daan.browser.get('/api/onlineshop/checkout')).json().limit).toBeNull()
  await bo.patch(`/api/company/users/${daan.id}`, { rights: ['order', 'prices'] })
  await expect
    .poll(async () => (await daan.browser.get('/api/onlineshop/checkout')).json().limit)
    .toMatchObject({ amount: 100 })
  const put = (browser: Browser, order_limit: number) =>
    browser.call({ method: 'PUT', url: `/api/company/users/${daan.id}/order-limit`, payload: { order_limit } })
  expect((await put(daan.browser, 5)).statusCode).toBe(403)
  expect((await put(await show.as(ACCOUNTS.gym), 5)).statusCode).toBe(404)
  expect((await put(bo, -1)).statusCode).toBe(400)
  const [entry] = await read(sql`select action, details from audit_log where action = 'set order limit'`)
  expect(entry).toMatchObject({ details: { before: null, after: 10_000 } })
})

test('the fair’s order cannot wait: it is confirmed by a colleague without a limit (FF-1831)', async () => {
  await show.add(daan.browser, { f1: 8 })
  show.app.setNow(DURING.confirmation)
  const refused = await daan.browser.patch('/api/onlineshop/vts-basket', { confirm: true })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'above_order_limit'])
  expect((await bo.patch('/api/onlineshop/vts-basket', { confirm: true })).statusCode).toBe(200)
  expect((await show.release(daan.browser, { f1: 8 })).statusCode).toBe(200)
})

test('the outlet’s basket cannot wait, and says so before (FF-1831)', async () => {
  const { lot_id } = await makeLot(show, await show.as(ACCOUNTS.operator), 'f1', { quantity: 20 })
  await putIn(daan.browser, { [lot_id]: 15 })
  expect((await daan.browser.get('/api/onlineshop/outlet/checkout')).json()).toMatchObject({
    limit: { amount: 100, over: 48.5, is_over: true },
    refusal: { code: 'above_order_limit' },
  })
  const refused = await daan.browser.post(ORDERS, await outletOrder(daan.browser))
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'above_order_limit'])
  expect((await bo.post(ORDERS, await outletOrder(bo))).json()).toEqual({
    order_id: expect.any(Number),
    approval_id: null,
  })
})
