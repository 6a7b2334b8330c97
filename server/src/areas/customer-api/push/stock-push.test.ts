import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rows } from '../../../platform/database.ts'
import type { Browser } from '../../../platform/testing/app.ts'
import { transaction } from '../../../platform/transaction.ts'
import { type Counted, setStock } from '../../catalogue/index.ts'
import { ACCOUNTS, DURING, type TestShow, testShow } from '../../show-orders/test-show.ts'
import { answering, type Receiver, signaturesOf, startReceiver } from './test-receiver.ts'

const SETTINGS = '/api/api_settings'
const TEST = `${SETTINGS}/test_stock_push`
const DELIVERIES = `${SETTINGS}/stock_deliveries`
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

let show: TestShow
let buyer: Browser
let receiver: Receiver
let at: number

beforeEach(async () => {
  at = new Date(DURING.ordering).getTime()
  show = await testShow({ STOCK_PUSH_ALLOW_PRIVATE: '1' })
  buyer = await show.as(ACCOUNTS.buyer)
  receiver = await startReceiver()
  // What last year's show leaves to the clock moves stock.
  await show.app.platform.due.ask()
  await show.app.platform.outbox.drain()
})
afterEach(async () => {
  await receiver.close()
  await show.app.close()
})

const save = (name: string, value: string, browser = buyer) => browser.form(SETTINGS, { name, value })
const settings = async (browser = buyer) => (await browser.get(SETTINGS)).json()
const deliveries = async () => (await buyer.get(DELIVERIES)).json().deliveries
const id = (name: string) => show.flavour.get(name)!
const count = (...lines: [name: string, quantity: number][]) =>
  transaction(show.app.platform.db, tx =>
    setStock(
      tx,
      lines.map(([name, quantity]): Counted => ({ flavourId: id(name), quantity })),
    ),
  )
/** The clock goes on, and the server does what is due. */
async function later(ms: number): Promise<void> {
  at += ms
  show.app.setNow(new Date(at).toISOString())
  await show.app.platform.due.ask()
}
/** What changed so far is told. */
async function gathered(): Promise<void> {
  await later(0)
  await later(10 * SECOND)
}
/** So many posts have come, and their outcome is noted. */
const posts = (number: number) =>
  vi.waitFor(async () => {
    expect(receiver.received).toHaveLength(number)
    const [found] = await rows<{ busy: number; sum: number }>(
      show.app.platform.db,
      sql`select count(leased_until)::int as busy, sum(posts)::int as sum from stock_endpoints`,
    )
    expect(found).toEqual({ busy: 0, sum: number })
  })
const last = () => receiver.received.at(-1)!
const told = () => last().body.data.map(({ sku, quantity }) => `${sku}: ${quantity}`)

test('changes of ten seconds come in one signed post, with the token and the own references (SH-302..305)', async () => {
  await buyer.post('/api/user/productReferences/save_reference', {
    product_attribute_id: id('f1'),
    cpc_reference: 'RQ-77',
  })
  await count(['f1', 50])
  await save('api_url', receiver.url)
  await save('authorization_token', 'Bearer s3cret')
  await later(0)
  await count(['f1', 9], ['f3', 0])
  await later(9 * SECOND)
  await count(['f1', 1])
  await later(0)
  expect(receiver.received).toEqual([])
  await later(SECOND)
  await posts(1)
  const { stock_push_secret: secret } = await settings()
  const { headers, body } = last()
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    authorization: 'Bearer s3cret',
    'webhook-id': expect.stringMatching(/^msg_[0-9a-f]{32}$/),
    'webhook-signature': signaturesOf(last(), secret),
  })
  // By real time, as the receiver compares it with its own clock.
  expect(Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60)
  expect(body).toMatchObject({ type: 'stock.updated', timestamp: new Date(at).toISOString() })
  const bySku = Object.fromEntries(body.data.map(article => [article.sku, article]))
  const { flavours } = show.app.catalogue.snapshot()
  const [first, third] = [flavours.get(id('f1'))!, flavours.get(id('f3'))!]
  expect(bySku).toEqual({
    [first.sku]: {
      sku: first.sku,
      gtin: first.ean,
      customer_reference: 'RQ-77',
      quantity: 1,
      availability: first.size.unitsPerCase > 1 ? 'low' : 'in_stock',
      eta: null,
    },
    [third.sku]: expect.objectContaining({ customer_reference: null, quantity: 0, availability: 'out' }),
  })
  expect(await deliveries()).toMatchObject([
    {
      number: 1,
      kind: 'change',
      status: 204,
      fault: null,
      articles: 2,
      next_try_at: null,
      sent_at: expect.any(String),
    },
  ])
  for (let i = 0; i < 3; i++) await gathered()
  expect(receiver.received).toHaveLength(1)
})

test('a clock that is set back holds up no delivery', async () => {
  await save('api_url', receiver.url)
  await count(['f1', 5])
  await later(0)
  await later(-HOUR)
  await posts(1)
})

test('what ends is told as discontinued (SH-302)', async () => {
  await save('api_url', receiver.url)
  await show.app.platform.db.execute(
    sql`update flavours set discontinued_at = ${new Date(at).toISOString()}::timestamptz where id = ${id('f2')}`,
  )
  await show.app.catalogue.reload()
  await gathered()
  await posts(1)
  expect(last().body.data.map(({ availability }) => availability)).toEqual(['discontinued'])
})

test('what this server has heard nothing of is told: a new article, and an end (SH-302)', async () => {
  const { db } = show.app.platform
  const end = (name: string) =>
    db.execute(
      sql`update flavours set discontinued_at = ${new Date(at).toISOString()}::timestamptz where id = ${id(name)}`,
    )
  await save('api_url', receiver.url)
  await db.execute(sql`
    with made as (
      insert into flavours (size_id, sku, name) select size_id, 'NEW', 'New' from flavours where id = ${id('f1')} returning id
    )
    insert into stock (flavour_id, quantity) select id, 400 from made`)
  await end('f2')
  await gathered()
  await posts(1)
  const availabilities = () => last().body.data.map(({ availability }) => availability)
  expect([told().includes('NEW: 400'), availabilities()]).toEqual([true, ['in_stock', 'discontinued']])
  // Another server opens the delivery, this one sends it.
  await end('f3')
  await db.execute(sql`
    update stock_endpoints set webhook_id = 'msg_other', flavour_ids = array[${id('f3')}::int], through = settled_change(),
      next_try_at = ${new Date(at).toISOString()}::timestamptz`)
  await later(0)
  await posts(2)
  expect(availabilities()).toEqual(['discontinued'])
})

test('a failed post is repeated with the newest stock, with its id while that is the same, until the endpoint counts as failing (SH-306)', async () => {
  await save('api_url', receiver.url)
  receiver.answer(answering(503, 'Maintenance'))
  await count(['f1', 5])
  await gathered()
  await posts(1)
  const older = last().headers['webhook-id']
  await count(['f1', 4], ['f2', 3])
  let webhookId: unknown
  const waits = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR]
  for (const [i, wait] of waits.entries()) {
    const { next_try_at: next, stock_push_state: state } = await settings()
    expect(state).toBe('on')
    const planned = new Date(next).getTime() - at
    expect(planned).toBeGreaterThanOrEqual(wait)
    expect(planned).toBeLessThanOrEqual(wait * 1.1)
    await later(planned - 1)
    expect(receiver.received).toHaveLength(i + 1)
    await later(1)
    await posts(i + 2)
    webhookId ??= last().headers['webhook-id']
    expect(webhookId).not.toBe(older)
    expect(last().headers['webhook-id']).toBe(webhookId)
    expect(told()).toEqual([`${show.app.catalogue.snapshot().flavours.get(id('f1'))!.sku}: 4`])
  }
  expect(await settings()).toMatchObject({ stock_push_state: 'failing', recovered_at: null })
  const mails = await rows(
    show.app.platform.db,
    sql`select recipient, subject from mails where kind = 'stock-endpoint-failing'`,
  )
  expect(mails).toEqual([
    { recipient: ACCOUNTS.buyer, subject: expect.stringMatching(/stock endpoint|Bestands-Endpunkt/) },
  ])

  // It goes on every ten hours, without another mail; what is taken then is followed by what changed meanwhile.
  await later(11 * HOUR)
  await posts(8)
  receiver.answer(answering(200, '{"ok":true}'))
  await later(11 * HOUR)
  await posts(9)
  expect(last().headers['webhook-id']).toBe(webhookId)
  await gathered()
  await posts(10)
  expect(last().headers['webhook-id']).not.toBe(webhookId)
  expect(
    told()
      .map(one => one.split(': ')[1])
      .toSorted(),
  ).toEqual(['3', '4'])
  expect(await settings()).toMatchObject({
    stock_push_state: 'on',
    recovered_at: expect.any(String),
    next_try_at: null,
  })
  expect(await deliveries()).toMatchObject([
    { status: 200, answer: '{"ok":true}' },
    { status: 200 },
    { status: 503, answer: 'Maintenance', next_try_at: expect.any(String) },
    ...Array(7).fill({ status: 503 }),
  ])
  expect(await rows(show.app.platform.db, sql`select from mails where kind = 'stock-endpoint-failing'`)).toHaveLength(1)
})

test('a 410 switches the endpoint off; saved once more, it is told what it missed (SH-307)', async () => {
  await save('api_url', receiver.url)
  receiver.answer(answering(410))
  await count(['f1', 5])
  await gathered()
  await posts(1)
  expect(await settings()).toMatchObject({ stock_push_state: 'off', next_try_at: null })
  await count(['f2', 6])
  await gathered()
  await later(24 * HOUR)
  expect(receiver.received).toHaveLength(1)
  receiver.answer(answering(204))
  await save('api_url', receiver.url)
  await posts(2)
  await gathered()
  await posts(3)
  expect([receiver.received[1], receiver.received[2]].map(one => one?.body.data[0]?.quantity)).toEqual([5, 6])
})

test('the same address saved once more goes on, also while its host is not found; another one is refused (FF-1881)', async () => {
  await save('api_url', receiver.url)
  const url = 'https://till.invalid/stock'
  await rows(show.app.platform.db, sql`update stock_endpoints set url = ${url}, state = 'off'`)
  expect((await save('api_url', url)).statusCode).toBe(200)
  expect(await settings()).toMatchObject({ stock_endpoint_url: url, stock_push_state: 'on' })
  expect((await save('api_url', `${url}/new`)).json().code).toBe('stock_endpoint_not_public')
})

test('a test and a repetition are sent at once and say how it went; a test that is taken ends the waiting (SH-314, FF-1035)', async () => {
  const without = await buyer.post(TEST)
  expect([without.statusCode, without.json().code]).toEqual([422, 'stock_endpoint_missing'])
  await save('api_url', receiver.url)
  receiver.answer(answering(500, 'Oops'))
  await count(['f1', 5])
  await gathered()
  await posts(1)
  const webhookId = last().headers['webhook-id']
  expect((await buyer.post(TEST)).json()).toEqual({
    status: 500,
    fault: null,
    answer: 'Oops',
    duration_ms: expect.any(Number),
  })
  expect(last().body.data).toHaveLength(3)
  expect((await buyer.post(`${DELIVERIES}/1/repeat`)).json()).toMatchObject({ status: 500 })
  expect(last().headers['webhook-id']).toBe(webhookId)
  expect((await buyer.post(`${DELIVERIES}/99/repeat`)).statusCode).toBe(404)
  const gym = await show.as(ACCOUNTS.gym)
  expect((await gym.post(`${DELIVERIES}/1/repeat`)).statusCode).toBe(403)
  await later(5.5 * SECOND)
  await posts(4)
  receiver.answer(answering(204))
  expect((await buyer.post(TEST)).json()).toMatchObject({ status: 204 })
  await posts(6)
  expect(last().body.data.map(({ quantity }) => quantity)).toEqual([5])
  expect((await deliveries()).map(({ kind }: { kind: string }) => kind)).toEqual([
    'change',
    'test',
    'change',
    'repeat',
    'test',
    'change',
  ])
  // What is over is sent once more as it stands now: with another id, once it says something else.
  expect((await buyer.post(`${DELIVERIES}/1/repeat`)).json()).toMatchObject({ status: 204 })
  expect([last().headers['webhook-id'], last().body.data[0]?.quantity]).toEqual([webhookId, 5])
  await count(['f1', 2])
  expect((await buyer.post(`${DELIVERIES}/1/repeat`)).json()).toMatchObject({ status: 204 })
  expect(last().body.data[0]?.quantity).toBe(2)
  expect(last().headers['webhook-id']).not.toBe(webhookId)
})

test('a receiver that keeps what it gets, answers that it failed, and drops the ids that it knows ends with the newest quantity (SH-306)', async () => {
  await save('api_url', receiver.url)
  receiver.answer(answering(500))
  const known = new Map<unknown, number | null>()
  const take = () => {
    for (const { headers, body } of receiver.received.slice(known.size))
      if (!known.has(headers['webhook-id'])) known.set(headers['webhook-id'], body.data[0]!.quantity)
  }
  // It comes back to what it was: also then the id is another one than the first.
  for (const [i, quantity] of [301, 303, 301].entries()) {
    await count(['f1', quantity])
    if (i === 0) await gathered()
    else await later(new Date((await settings()).next_try_at).getTime() - at)
    await posts(i + 1)
    take()
  }
  expect([...known.values()]).toEqual([301, 303, 301])
  // Between two tries, by hand: what is under way gets a new name.
  await count(['f1', 305])
  await buyer.post(`${DELIVERIES}/1/repeat`)
  take()
  await count(['f1', 301])
  receiver.answer(answering(204))
  await later(new Date((await settings()).next_try_at).getTime() - at)
  await posts(5)
  take()
  expect([...known.values()].at(-1)).toBe(301)
  expect(known.size).toBe(5)
})

test('to one endpoint goes one post at a time (FF-1035)', async () => {
  await save('api_url', receiver.url)
  let take = () => {}
  receiver.answer(response => {
    take = () => void response.writeHead(204).end()
  })
  await count(['f1', 5])
  await gathered()
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1))
  const busy = await buyer.post(TEST)
  expect([busy.statusCode, busy.json().code]).toEqual([409, 'stock_delivery_running'])
  await count(['f1', 4])
  await gathered()
  expect(receiver.received).toHaveLength(1)
  receiver.answer(answering(204))
  take()
  await posts(1)
  await gathered()
  await posts(2)
  expect(last().body.data[0]?.quantity).toBe(4)
})

test('a renewed secret and the one before it sign for 24 hours (FF-1036)', async () => {
  expect((await buyer.post(`${SETTINGS}/renew_stock_push_secret`)).json().code).toBe('stock_endpoint_missing')
  await save('api_url', receiver.url)
  const { stock_push_secret: before } = await settings()
  expect(before).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  const { stock_push_secret: after, previous_secret_until: until } = (
    await buyer.post(`${SETTINGS}/renew_stock_push_secret`)
  ).json()
  expect([after === before, until]).toEqual([false, new Date(at + 24 * HOUR).toISOString()])
  await buyer.post(TEST)
  expect(last().headers['webhook-signature']).toBe(signaturesOf(last(), after, before))
  await later(24 * HOUR)
  await buyer.post(TEST)
  expect(last().headers['webhook-signature']).toBe(signaturesOf(last(), after))
})

test('who loses API access, is blocked, or empties the address is told nothing (FF-1037)', async () => {
  const { db } = show.app.platform
  await save('api_url', receiver.url)
  const isTold = async (quantity: number) => {
    const before = receiver.received.length
    await count(['f1', quantity])
    await gathered()
    await new Promise(setImmediate)
    const found = await rows(db, sql`select from stock_endpoints where webhook_id is not null`)
    return found.length > 0 || receiver.received.length > before
  }
  await db.execute(sql`update customers set has_api_access = false`)
  expect(await isTold(5)).toBe(false)
  await db.execute(sql`update customers set has_api_access = true`)
  await db.execute(sql`update users set blocked_at = now()`)
  expect(await isTold(6)).toBe(false)
  await db.execute(sql`update users set blocked_at = null`)
  const emptied = (await save('api_url', ' ')).json()
  expect(emptied).toMatchObject({ stock_endpoint_url: null, stock_push_state: null })
  expect(await isTold(7)).toBe(false)
  // A new address is told what changes from then on.
  await save('api_url', receiver.url)
  expect(await isTold(8)).toBe(true)
  await posts(1)
  expect(told()).toHaveLength(1)
})

test('address and token are saved one by one; what is no address, or no setting, is refused (SH-301, SH-550..552, SH-596, FF-1041)', async () => {
  const refusal = async (answer: ReturnType<typeof save>) =>
    `${(await answer).statusCode} ${(await answer).json().code}`
  expect(await settings()).toMatchObject({ stock_endpoint_url: null, stock_push_secret: null, stock_push_state: null })
  await save('authorization_token', ' Basic abc ')
  expect(await settings()).toMatchObject({ stock_endpoint_auth_header: 'Basic abc', stock_push_secret: null })
  await save('api_url', receiver.url)
  expect(await settings()).toMatchObject({
    stock_endpoint_url: receiver.url,
    stock_endpoint_auth_header: 'Basic abc',
    stock_push_state: 'on',
  })
  expect(await refusal(save('api_url', 'shop'))).toBe('422 stock_endpoint_invalid')
  expect(await refusal(save('authorization_token', 'a\r\nb: c'))).toBe('422 stock_token_invalid')
  expect(await refusal(save('authorization_token', 'ä'))).toBe('422 stock_token_invalid')
  expect(await refusal(save('api_key', 'x'))).toBe('422 api_setting_unknown')
  expect(await refusal(buyer.form(SETTINGS, { name: 'api_url' }))).toBe('422 api_setting_unknown')
  expect(await refusal(buyer.form(SETTINGS, {}))).toBe('422 api_setting_unknown')
  for (const [browser, status] of [
    [show.app.browser(), '401 login_required'],
    [await show.as(ACCOUNTS.gym), '403 no_api_access'],
  ] as const) {
    expect(await refusal(save('api_url', receiver.url, browser))).toBe(status)
    expect(await refusal(browser.get(SETTINGS))).toBe(status)
    expect(await refusal(browser.post(TEST))).toBe(status)
  }
  // Stock is for those who may see it: so are what opens it.
  await show.app.platform.db.execute(sql`update users set rights = '["order"]' where email = ${ACCOUNTS.buyer}`)
  const blind = await show.as(ACCOUNTS.buyer)
  expect(await settings(blind)).toMatchObject({ stock_endpoint_auth_header: null, stock_push_secret: null })
  expect(await refusal(save('api_url', receiver.url, blind))).toBe('403 may_not_see_prices')
})
