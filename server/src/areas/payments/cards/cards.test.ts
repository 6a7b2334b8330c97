import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { transaction } from '../../../platform/transaction.ts'
import { ACCOUNTS, DURING } from '../../show-orders/test-show.ts'
import { keepEvent } from './keep-event.ts'
import { startTry } from './start-try.ts'
import { openCardShop, type TestCards } from './test-cards.ts'

let cards: TestCards

beforeEach(async () => {
  cards = await openCardShop()
})
afterEach(() => cards.app.close())

const minutesLater = (minutes: number) =>
  cards.app.setNow(new Date(new Date(DURING.ordering).getTime() + minutes * 60_000).toISOString())
const settled = (orderId: number) =>
  vi.waitFor(async () => {
    await cards.app.platform.outbox.drain()
    expect(await cards.orderOf(orderId)).toMatchObject({ isPaid: true, isHeld: false })
  })

test('an order by card is kept for 30 minutes, and paid by the event alone, not by coming back (SH-169, FF-927)', async () => {
  const orderId = await cards.order()
  const until = '2031-05-06T12:30:00.000Z'
  const { gross } = await cards.orderOf(orderId)
  expect(await cards.stateOf(orderId)).toMatchObject({
    state: 'to pay',
    held_until: until,
    due: gross / 100,
    last_try: null,
  })
  expect(await cards.choose(orderId, 'late')).toBe(`${cards.url}/my-orders/${orderId}?card=back`)
  expect(await cards.stateOf(orderId)).toMatchObject({ state: 'to pay', last_try: { state: 'open' } })
  expect(await cards.orderOf(orderId)).toMatchObject({ isPaid: false })
  expect(await cards.tell(orderId)).toBe(204)
  await settled(orderId)
  expect(await cards.stateOf(orderId)).toMatchObject({ state: 'paid', due: 0, held_until: null })
  expect(await cards.paymentsOf(orderId)).toEqual([
    { key: expect.stringMatching(/^card:\d+$/), amount: gross, method: 'card' },
  ])
  const operator = await cards.show.as(ACCOUNTS.operator)
  expect((await operator.post(`/api/admin/orders/${orderId}/pick-list`, {})).statusCode).toBe(200)
  expect((await cards.start(orderId)).json()).toMatchObject({ status: 409, code: 'card_not_due' })
})

test('the checkout and the payment methods name the card fee before it is chosen', async () => {
  const buyer = await cards.show.as(ACCOUNTS.buyer)
  const card = expect.objectContaining({ method: 'card', fee_percent: 1.8 })
  const { payment_methods: choices } = (await buyer.get('/api/onlineshop/checkout')).json()
  expect(choices).toContainEqual(card)
  expect(choices).toContainEqual(expect.objectContaining({ method: 'invoice', fee_percent: null }))
  expect((await buyer.get('/api/payment-methods')).json()).toContainEqual(card)
})

test('a refused card and a stopped payment lead to another try; the last one pays (FF-928)', async () => {
  const orderId = await cards.order()
  const pages = [await cards.start(orderId), await cards.start(orderId)].map(answer => answer.json().payment_url)
  expect(pages[0]).toBe(pages[1])
  for (const [choice, state] of [
    ['refuse', 'refused'],
    ['abort', 'aborted'],
  ] as const) {
    await cards.choose(orderId, choice)
    await vi.waitFor(async () => expect(await cards.stateOf(orderId)).toMatchObject({ last_try: { state } }))
    expect(await cards.stateOf(orderId)).toMatchObject({ state: 'to pay' })
  }
  await cards.choose(orderId, 'twice')
  await settled(orderId)
  expect(await cards.paymentsOf(orderId)).toHaveLength(1)
  const operator = await cards.show.as(ACCOUNTS.operator)
  const { payments } = (await operator.get(`/api/admin/orders/${orderId}/card-payments`)).json()
  expect(payments.map((one: { end_kind: string; events: { outcome: string }[] }) => one.end_kind)).toEqual([
    null,
    'aborted',
    'refused',
  ])
  expect(payments[0]).toMatchObject({ paid_at: expect.any(String), events: [{ kind: 'paid', outcome: 'booked' }] })
})

test('an event that comes before the provider’s answer to the start pays, and a later refusal changes nothing (FF-929)', async () => {
  const orderId = await cards.order()
  const { customerId } = (await cards.one<{ customerId: number }>(
    sql`select customer_id as "customerId" from orders where id = ${orderId}`,
  ))!
  await transaction(cards.db, tx => startTry(tx, { orderId, customerId, now: new Date(DURING.ordering) }))
  expect(await cards.tell(orderId)).toBe(204)
  expect(await cards.tell(orderId, { type: 'payment.refused' })).toBe(204)
  await settled(orderId)
  expect(await cards.one(sql`select provider_ref like 'ref_%' as named, end_kind from card_payments`)).toEqual({
    named: true,
    end_kind: null,
  })
  expect(await cards.outcomes()).toEqual(['booked', 'repeated'])
})

test('an event that was kept before the server died is booked once by the next one (FF-929)', async () => {
  const orderId = await cards.order()
  await cards.start(orderId)
  const { token, amount } = (await cards.one<{ token: string; amount: number }>(
    sql`select token, amount::int from card_payments`,
  ))!
  const event = { id: 'evt', kind: 'paid', token, providerRef: 'r', amount, currency: 'EUR', payload: {} }
  for (let i = 0; i < 2; i++) await transaction(cards.db, tx => keepEvent(tx, event, new Date(DURING.ordering)))
  expect(await cards.paymentsOf(orderId)).toEqual([])
  await settled(orderId)
  expect(await cards.paymentsOf(orderId)).toHaveLength(1)
})

test('after 30 minutes the order is cancelled; what is paid then goes back at once, once (FF-930)', async () => {
  const orderId = await cards.order({ f1: 6 })
  const stock = async () =>
    (await cards.one(sql`select quantity from stock where flavour_id = ${cards.show.flavour.get('f1')}`))!.quantity
  await cards.start(orderId)
  minutesLater(29)
  await cards.app.platform.due.ask()
  expect(await cards.orderOf(orderId)).toMatchObject({ status: 'placed' })
  minutesLater(30)
  expect((await cards.start(orderId)).json()).toMatchObject({ status: 409, code: 'card_too_late' })
  await cards.app.platform.due.ask()
  await cards.app.platform.outbox.drain()
  expect(await cards.orderOf(orderId)).toMatchObject({ status: 'cancelled' })
  expect(await stock()).toBe(10)
  expect(await cards.stateOf(orderId)).toMatchObject({ state: 'over', last_try: { state: 'lapsed' } })
  await cards.tell(orderId)
  await cards.tell(orderId)
  expect(await cards.outcomes()).toEqual(['refunded', 'repeated'])
  expect(await cards.paymentsOf(orderId)).toEqual([])
  await expect.poll(() => cards.refundsOf(orderId)).toMatchObject([{ reason: 'cancelled', isDone: true }])
})

test('what is cancelled of a paid order goes back to the card, each time its part (FF-931)', async () => {
  const orderId = await cards.order({ f1: 6, f2: 2 })
  await cards.start(orderId)
  await cards.tell(orderId)
  await settled(orderId)
  const { gross } = await cards.orderOf(orderId)
  const cancel = (lines: { line: number; quantity: number }[]) =>
    cards.buyer.post(`/api/onlineshop/orders/${orderId}/cancel`, { lines })
  expect((await cancel([{ line: 1, quantity: 1 }])).statusCode).toBe(200)
  await cards.app.platform.outbox.drain()
  const after = await cards.orderOf(orderId)
  const rest = [
    { line: 1, quantity: 5 },
    { line: 2, quantity: 2 },
  ]
  expect((await cancel(rest)).statusCode).toBe(200)
  await cards.app.platform.outbox.drain()
  const refunds = await cards.refundsOf(orderId)
  expect(refunds[0]).toMatchObject({ amount: gross - after.gross, reason: 'cancelled' })
  expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(gross)
})

test('an event for another sum or another payment books nothing, and waits for the operator (FF-932)', async () => {
  const orderId = await cards.order()
  await cards.choose(orderId, 'other sum')
  await vi.waitFor(async () => expect(await cards.outcomes()).toEqual(['other sum']))
  await cards.tell(orderId, { currency: 'USD' })
  await cards.tell(orderId, { reference: 'nobody' })
  expect(await cards.paymentsOf(orderId)).toEqual([])
  expect(await cards.orderOf(orderId)).toMatchObject({ isPaid: false, isHeld: true })
  const operator = await cards.show.as(ACCOUNTS.operator)
  const read = async () => (await operator.get('/api/admin/card-events')).json().events
  const odd = await read()
  expect(odd).toHaveLength(3)
  for (const one of [
    { outcome: 'other sum', order_id: orderId, currency: 'EUR' },
    { outcome: 'other sum', currency: 'USD' },
    { outcome: 'unknown', order_id: null, asked: null },
  ])
    expect(odd).toContainEqual(expect.objectContaining(one))
  expect((await operator.get('/api/admin/overview')).json().odd_card_events).toBe(3)
  const [first] = odd
  const note = () => operator.post(`/api/admin/card-events/${first.event_id}/note`)
  expect((await note()).json().events).toHaveLength(2)
  expect((await note()).json()).toMatchObject({ status: 409, code: 'event_seen_to' })
  expect((await operator.post('/api/admin/card-events/none/note')).statusCode).toBe(404)
})

test('a forged, an unsigned and an old event change nothing, whatever the shop’s clock says (FF-933)', async () => {
  const orderId = await cards.order()
  await cards.start(orderId)
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000)
  expect(await cards.tell(orderId, {}, { secret: 'guessed' })).toBe(401)
  expect(await cards.tell(orderId, {}, { headers: { 'webhook-signature': '' } })).toBe(401)
  expect(await cards.tell(orderId, {}, { at: ago(310) })).toBe(401)
  expect(await cards.tell(orderId, {}, { at: new Date(DURING.ordering) })).toBe(401)
  expect(await cards.tell(orderId, { amount: 'all' })).toBe(400)
  expect(await cards.outcomes()).toEqual([])
  expect(await cards.orderOf(orderId)).toMatchObject({ isPaid: false })
  // The provider's own calls know the shop by a key, and its page only what it has written.
  const refund = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
  expect((await fetch(`${cards.url}/test-card-provider/api/refunds`, refund)).status).toBe(401)
  expect((await fetch(`${cards.url}/test-card-provider/pay?session=a.b`)).status).toBe(404)
})

test('a payment is of its own customer, and of somebody who may order (FF-931)', async () => {
  const orderId = await cards.order()
  const path = `/api/onlineshop/orders/${orderId}/card-payment`
  const gym = await cards.show.as(ACCOUNTS.gym)
  const operator = await cards.show.as(ACCOUNTS.operator)
  const visitor = cards.app.browser()
  const calls = [
    visitor.get(path),
    visitor.post(path),
    gym.get(path),
    gym.post(path),
    operator.post(path),
    operator.get(path),
    cards.buyer.get(`/api/admin/orders/${orderId}/card-payments`),
    cards.buyer.get('/api/admin/card-events'),
  ]
  expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual([
    401, 401, 404, 404, 403, 404, 403, 403,
  ])
  // The provider's page says the amount.
  await cards.db.execute(sql`update users set rights = '["order"]' where email = ${ACCOUNTS.buyer}`)
  const blind = await cards.show.as(ACCOUNTS.buyer)
  expect((await blind.post(path)).json()).toMatchObject({ status: 403, code: 'may_not_see_prices' })
  expect(await cards.one(sql`select count(*)::int as n from card_payments`)).toEqual({ n: 0 })
})

test('an event that a server of the version before has taken as done, and a refund without its job, are found again (FF-929)', async () => {
  const orderId = await cards.order()
  await cards.start(orderId)
  const { id, token, amount } = (await cards.one<{ id: number; token: string; amount: number }>(
    sql`select id, token, amount::int from card_payments`,
  ))!
  const event = { id: 'lost', kind: 'paid', token, providerRef: 'r', amount, currency: 'EUR', payload: {} }
  await transaction(cards.db, async tx => {
    await keepEvent(tx, event, new Date(DURING.ordering))
    await tx.execute(sql`delete from outbox_events where topic = 'payments.card-event'`)
  })
  await cards.app.platform.due.ask()
  expect(await cards.outcomes()).toEqual([null])
  minutesLater(1)
  await Promise.all([cards.app.platform.due.ask(), cards.app.platform.due.ask()])
  await settled(orderId)
  expect(await cards.paymentsOf(orderId)).toHaveLength(1)

  await cards.db.execute(sql`
    insert into card_refunds (key, card_payment_id, amount, reason, asked_at)
    values ('lost', ${id}, 100, 'credited', ${DURING.ordering}::timestamptz)`)
  await cards.app.platform.due.ask()
  await expect.poll(() => cards.refundsOf(orderId)).toMatchObject([{ amount: 100, isDone: true }])
})
