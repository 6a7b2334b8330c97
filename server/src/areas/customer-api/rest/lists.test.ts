import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { gunzipSync } from 'node:zlib'
import type { Right } from '@fairfloor/domain/viewer'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { rows } from '../../../platform/database.ts'
import { type Browser, clientWith } from '../../../platform/testing/app.ts'
import { deleteAllOld } from '../../../platform/testing/delete-old.ts'
import { fill, place } from '../../basket/test-checkout.ts'
import { ACCOUNTS, type TestShow, testShow } from '../../show-orders/test-show.ts'
import { customerApiRetained } from '../retained.ts'
import { keysOf, LISTS, type List, Mirror, pageOf } from './test-clients.ts'

let show: TestShow
let client: Browser
let gym: Browser
let buyer: Browser
let now = Date.parse('2031-05-06T12:00:00Z')
beforeAll(async () => {
  show = await testShow()
  const [key, other] = (await keysOf(show)) as [string, string]
  client = clientWith(show.app.platform, key)
  gym = clientWith(show.app.platform, other)
  buyer = await show.as(ACCOUNTS.buyer)
})
afterAll(() => show.app.close())

const skusOf = async (list: List, query: Record<string, string | number>, by = client) => {
  const { data, removed } = await pageOf(by, list, query)
  return { data: data.map(({ sku }) => sku).sort(), ...(removed.length > 0 ? { removed } : {}) }
}
const rowOf = async (list: List, sku: string, by = client) =>
  (await pageOf(by, list, { limit: 500 })).data.find(row => row.sku === sku)
/** Past the software, so that only the clock makes a server look. */
async function write(statement: ReturnType<typeof sql>) {
  await rows(show.app.platform.db, statement)
  pass(1000)
}
const idOf = (name: string) => show.flavour.get(name)!
function pass(ms: number) {
  now += ms
  show.app.setNow(new Date(now).toISOString())
}

test('a row says what the shop says (SH-336..338)', async () => {
  await buyer.post('/api/user/productReferences/save_reference', {
    product_attribute_id: idOf('f1'),
    cpc_reference: 'RQ "77"',
  })
  const named = { sku: 'N-1', gtin: '4006381333931', customer_reference: 'RQ "77"' }
  expect(await rowOf('stock', 'N-1')).toEqual({
    ...named,
    quantity: 10,
    availability: 'in_stock',
    eta: null,
    discontinued_at: null,
  })
  // Its expected day has passed.
  expect(await rowOf('stock', 'S-1')).toMatchObject({ quantity: 0, availability: 'out', eta: null })
  expect(await rowOf('prices', 'N-1')).toMatchObject({
    ...named,
    regular_price: 24.99,
    current_price: 19.99,
    vat_class: 'standard',
    vat_rate: expect.any(Number),
  })
  expect(await rowOf('products', 'N-1')).toMatchObject({
    ...named,
    foreign_number: 'F1',
    name: 'North Whey 900 g, Vanilla',
    categories: [{ name: 'Protein' }, { name: 'Whey' }],
    units_per_case: 6,
  })
  expect(await rowOf('stock', 'N-1', gym)).toMatchObject({ customer_reference: null })
})

test('a rate that is missing is told as none, and stops no list', async () => {
  const read = async () => {
    const { vat_rate, regular_price } = (await rowOf('prices', 'N-1'))!
    return { vat_rate, regular_price }
  }
  const before = await read()
  await write(sql`update vat_rates set valid_from = valid_from + interval '900 years'`)
  expect(await read()).toEqual({ ...before, vat_rate: null })
  await write(sql`update vat_rates set valid_from = valid_from - interval '900 years'`)
  expect(await read()).toEqual(before)
})

describe('what has changed since', () => {
  test('is one price and one piece sold, and nothing else (SH-345)', async () => {
    const cursors = Object.fromEntries(
      await Promise.all(LISTS.map(async list => [list, (await pageOf(client, list)).next_cursor] as const)),
    )
    pass(5000)
    const before = new Date(now).toISOString()
    const operator = await show.as(ACCOUNTS.operator)
    const file = 'content-disposition: form-data; name="file"; filename="prices.csv"'
    const price = await operator.call({
      method: 'POST',
      url: '/api/admin/imports',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: `--x\r\n${file}\r\n\r\nsku,regular_price\nN-3,52\n\r\n--x--\r\n`,
    })
    expect(price.statusCode).toBe(200)
    await write(sql`update product_sizes set current_price = 4321 where name = '2 kg'`)
    await fill(show, buyer, { f2: 40 })
    expect((await place(buyer)).statusCode).toBe(200)
    for (const since of ['cursor', 'instant'])
      for (const [list, data] of [
        ['stock', ['N-2']],
        ['prices', ['N-3']],
        ['products', []],
      ] as const) {
        const query: Record<string, string> =
          since === 'cursor' ? { cursor: cursors[list]! } : { updated_since: before }
        expect([list, query, await skusOf(list, query)]).toEqual([list, query, { data }])
      }
    expect(await rowOf('prices', 'N-3')).toMatchObject({ current_price: 43.21 })
    for (const list of LISTS) {
      const { next_cursor } = await pageOf(client, list, { updated_since: cursors[list]! })
      expect(await pageOf(client, list, { updated_since: next_cursor })).toEqual({
        data: [],
        removed: [],
        next_cursor,
        has_more: false,
      })
    }
  })

  test('is nothing right after a list was read for the first time (SH-345)', async () => {
    const german = { language: 'de', limit: 500 }
    expect((await pageOf(client, 'products', german)).data.length).toBeGreaterThan(0)
    const since = { ...german, updated_since: new Date(now).toISOString() }
    expect((await pageOf(client, 'products', since)).data).toEqual([])
    await write(sql`update flavours set name = 'Cocoa & cream' where sku = 'N-2'`)
    expect((await pageOf(client, 'products', since)).data).toMatchObject([{ sku: 'N-2', flavour: 'Cocoa & cream' }])
  })

  test('is everything since the first year that can be written, and nothing since the last', async () => {
    for (const [since, isAll] of [
      ['0000-01-01T00:00:00Z', true],
      ['0001-01-01T00:00:00Z', true],
      ['0001-01-01T00:00:00+14:00', true],
      ['9999-12-31T23:59:59-14:00', false],
    ] as const) {
      for (const list of LISTS) {
        const { data } = await pageOf(client, list, { updated_since: since })
        expect([since, list, data.length > 0]).toEqual([since, list, isAll])
      }
      for (const list of ['orders', 'invoices']) {
        const { statusCode } = await client.get(`/api/v1/${list}?updated_since=${encodeURIComponent(since)}`)
        expect([since, list, statusCode]).toEqual([since, list, 200])
      }
    }
  })

  test('is an article whose promotion began or ended by the clock (SH-345)', async () => {
    await write(sql`with made as (
        insert into promotions (name, start, "end", kind, percent)
        values ('Weeks', ${new Date(now + 60_000).toISOString()}, ${new Date(now + 120_000).toISOString()}, 'percent', 50) returning id)
      insert into promotion_sizes (promotion_id, size_id) select made.id, product_sizes.id from made, product_sizes where name = '60 g'`)
    const mirror = new Mirror(client, 'prices')
    await mirror.catchUp()
    const came = async () => (await mirror.catchUp()).map(({ sku, current_price }) => `${sku} ${current_price}`).sort()
    expect(await came()).toEqual([])
    const bars = [...mirror.rows.values()]
      .filter(({ regular_price }) => regular_price === 1.99)
      .map(({ sku }) => sku)
      .sort()
    expect(bars).toHaveLength(2)
    pass(60_000)
    expect(await came()).toEqual(bars.map(sku => `${sku} 1`))
    pass(61_000)
    expect(await came()).toEqual(bars.map(sku => `${sku} 1.99`))
  })

  test('is what is discontinued, expected no longer, renamed, or no longer sold in the country (SH-345)', async () => {
    const mirror = new Mirror(client, 'stock')
    await mirror.catchUp()
    const soon = new Date(now + 30_000).toISOString()
    await write(sql`update flavours set discontinued_at = ${soon} where sku = 'N-3'`)
    expect(await mirror.catchUp()).toMatchObject([{ sku: 'N-3', availability: 'in_stock', discontinued_at: soon }])
    pass(30_000)
    expect(await mirror.catchUp()).toMatchObject([{ sku: 'N-3', availability: 'discontinued' }])
    await write(sql`update stock set eta = '2031-05-06' where flavour_id = ${idOf('f4')}`)
    expect(await mirror.catchUp()).toMatchObject([{ sku: 'S-1', availability: 'expected', eta: '2031-05-06' }])
    pass(24 * 60 * 60_000)
    expect(await mirror.catchUp()).toMatchObject([{ sku: 'S-1', availability: 'out', eta: null }])
    await write(sql`update flavours set sku = 'S-1b' where sku = 'S-1'`)
    const renamed = await mirror.step(500)
    expect([renamed.removed, renamed.data.map(({ sku }) => sku)]).toEqual([['S-1'], ['S-1b']])
    await write(sql`update flavours set sku = 'S-1' where sku = 'S-1b'`)
    await write(sql`update products set countries = '{DE}' where name = 'Bar'`)
    await mirror.catchUp()
    expect([...mirror.rows.keys()].filter(sku => !sku.startsWith('N-'))).toEqual([])
    await write(sql`update products set countries = null where name = 'Bar'`)
    expect((await mirror.catchUp()).length).toBe(2)
  })

  test('is the article whose reference the customer has changed, for that customer alone (SH-345)', async () => {
    const followers = [client, gym].map(by => new Mirror(by, 'prices'))
    for (const follower of followers) await follower.catchUp()
    await buyer.post('/api/user/productReferences/save_reference', {
      product_attribute_id: idOf('f2'),
      cpc_reference: 'B-2',
    })
    expect(await followers[0]!.catchUp()).toMatchObject([{ sku: 'N-2', customer_reference: 'B-2' }])
    expect(await followers[1]!.catchUp()).toEqual([])
    await buyer.post('/api/user/productReferences/save_reference', {
      product_attribute_id: idOf('f2'),
      cpc_reference: '',
    })
    expect(await followers[0]!.catchUp()).toMatchObject([{ sku: 'N-2', customer_reference: null }])
  })
})

test('a page is answered again only if it has changed, and small if the client can read that (SH-346)', async () => {
  for (const list of LISTS) {
    const first = await client.get(`/api/v1/${list}`)
    const { etag } = first.headers
    const ask = (headers: Record<string, string>) => client.call({ method: 'GET', url: `/api/v1/${list}`, headers })
    const again = await ask({ 'if-none-match': String(etag) })
    expect([again.statusCode, again.body, again.headers.ratelimit]).toEqual([304, '', expect.any(String)])
    const small = await ask({ 'accept-encoding': 'gzip' })
    expect(small.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(small.rawPayload).toString()).toBe(first.body)
  }
  const etag = String((await client.get('/api/v1/stock')).headers.etag)
  await write(sql`update stock set quantity = quantity + 1 where flavour_id = ${idOf('f1')}`)
  pass(1000)
  expect(
    (await client.call({ method: 'GET', url: '/api/v1/stock', headers: { 'if-none-match': etag } })).statusCode,
  ).toBe(200)
})

test('a key without the right to see prices reads none, and no exact stock, and begins anew with it (FF-1024)', async () => {
  const give = async (rights: Right[]) => {
    const { id } = (await buyer.get('/api/company/users')).json().find(({ name }: { name: string }) => name === 'API')
    expect((await buyer.patch(`/api/company/users/${id}`, { rights })).statusCode).toBe(200)
    await expect.poll(async () => (await client.get('/api/v1/key')).json().rights).toEqual(rights)
  }
  const mirror = new Mirror(client, 'prices')
  await mirror.catchUp()
  await give(['order', 'invoices'])
  await mirror.catchUp()
  const amounts = [...mirror.rows.values()].flatMap(({ regular_price, current_price, msrp, deposit, promotions }) => [
    regular_price,
    current_price,
    msrp,
    deposit,
    ...(promotions as unknown[]),
  ])
  expect(amounts.filter(amount => amount !== null)).toEqual([])
  expect(await rowOf('stock', 'N-1')).toMatchObject({ quantity: null, availability: 'in_stock' })
  await give(['order', 'prices', 'invoices'])
  await mirror.catchUp()
  expect(mirror.rows.get('N-1')).toMatchObject({ regular_price: 24.99 })
})

describe('a list', () => {
  const DAY = 24 * 60 * 60_000
  const deleteUnread = (at: number) => deleteAllOld(show.app.platform.db, customerApiRetained, new Date(at))
  const feedIds = async () =>
    (await rows<{ id: number }>(show.app.platform.db, sql`select id from api_feeds`)).map(({ id }) => id)

  /** With a new session: months pass here. */
  async function refer(cpc_reference: string) {
    const again = await show.as(ACCOUNTS.buyer)
    const answer = await again.post('/api/user/productReferences/save_reference', {
      product_attribute_id: idOf('f2'),
      cpc_reference,
    })
    expect(answer.statusCode).toBe(200)
  }

  test('that is read stays, though nothing changes in it (FF-1025)', async () => {
    const mirror = new Mirror(client, 'stock')
    await mirror.catchUp()
    const before = await feedIds()
    for (let month = 0; month < 4; month++) {
      pass(30 * DAY)
      await mirror.catchUp()
      await deleteUnread(now + 60 * DAY)
    }
    const [, feed, own] = Buffer.from(mirror.cursor!, 'base64url').toString('latin1').split('.').map(Number)
    expect(before).toEqual(expect.arrayContaining([feed, own]))
  })

  test('that nobody reads any more is deleted, also under a server that still has it, and begins anew (FF-1025)', async () => {
    const mirrors = LISTS.map(list => new Mirror(client, list))
    const others = LISTS.map(list => new Mirror(gym, list))
    await refer('B-2')
    for (const mirror of [...mirrors, ...others]) await mirror.catchUp()
    await write(sql`update flavours set sku = 'N-2b' where sku = 'N-2'`)
    for (const other of others) await other.catchUp()
    const before = await feedIds()
    pass(92 * DAY)
    for (const other of others) await other.catchUp()
    await deleteUnread(now)
    const left = await feedIds()
    // One of each list, and that of the references.
    expect(before.filter(id => !left.includes(id)).length).toBeGreaterThan(LISTS.length)
    await refer('')
    const same = async () => {
      for (const [at, list] of LISTS.entries()) {
        const fresh = new Mirror(client, list)
        await fresh.catchUp()
        await mirrors[at]!.catchUp()
        expect(mirrors[at]!.sorted()).toEqual(fresh.sorted())
      }
    }
    await same()
    // Also where a server has something else in memory.
    await deleteUnread(now + 365 * DAY)
    expect(await feedIds()).toEqual([])
    pass(1000)
    await same()
    await write(sql`update flavours set sku = 'N-2' where sku = 'N-2b'`)
    await same()
  })

  test('in which a customer has lost track of its own references begins anew (FF-1025)', async () => {
    const mirror = new Mirror(client, 'prices')
    await refer('B-2')
    await mirror.catchUp()
    expect(mirror.rows.get('N-2')).toMatchObject({ customer_reference: 'B-2' })
    await rows(show.app.platform.db, sql`delete from api_feeds where list = 'references'`)
    await refer('')
    pass(1000)
    await mirror.catchUp()
    expect(mirror.rows.get('N-2')).toMatchObject({ customer_reference: null })
  })
})

test('what is no cursor, a cursor of another list, and too many rows are refused by name (SH-344)', async () => {
  const { next_cursor } = await pageOf(client, 'stock', {})
  const refusal = async (query: string) => {
    const answer = await client.get(`/api/v1/prices?${query}`)
    return `${answer.statusCode} ${answer.json().errors?.[0]?.path}`
  }
  const details = async (query: string) => (await client.get(`/api/v1/prices?${query}`)).json().errors[0].detail
  for (const instant of ['yesterday', '2031-05-06', '2031-05-06T12:00:00'])
    expect(await details(`updated_since=${instant}`)).toMatch(/^An instant is ISO 8601 with its offset/)
  expect(await details('limit=0')).toBe('At least 1 is expected.')
  expect(await details('limit=many')).toBe('A whole number is expected.')
  for (const [query, path] of [
    ['cursor=', 'cursor'],
    ['cursor=x', 'cursor'],
    [`cursor=${next_cursor}`, 'cursor'],
    [`updated_since=${next_cursor}`, 'updated_since'],
    [`cursor=${Buffer.from("prices.1.1.1' or 1=1.0.0").toString('base64url')}`, 'cursor'],
    [`cursor=${Buffer.from('prices.1.1.99999999999999999999.0.0').toString('base64url')}`, 'cursor'],
    ['cursor=a%0d%0aset-cookie:x', 'cursor'],
    ['updated_since=yesterday', 'updated_since'],
    ['updated_since=2031-05-06T12:00:00', 'updated_since'],
    ['updated_since=2031-02-30T12:00:00Z', 'updated_since'],
    ['limit=501', 'limit'],
    ['limit=0', 'limit'],
    ['limit=1e2', 'limit'],
    ['limit=-1', 'limit'],
    ['limit=', 'limit'],
  ] as const)
    expect([query, await refusal(query)]).toEqual([query, `400 ${path}`])
  // A cursor that no list has given is none: another feed's would tell what customers with another price group are sold.
  const [content, signature] = next_cursor.split(/-(?=[\w-]{16}$)/)
  const [list, feed, ...others] = Buffer.from(content!, 'base64url').toString().split('.')
  const forged = Buffer.from([list, Number(feed) + 1, ...others].join('.')).toString('base64url')
  for (const cursor of [
    `${forged}-${signature}`,
    content,
    `${content}-${signature!.replace(/./, one => (one === 'A' ? 'B' : 'A'))}`,
  ])
    expect((await client.get(`/api/v1/stock?cursor=${cursor}`)).statusCode).toBe(400)
})

test('a client that goes away before its answer leaves the lists in memory', async () => {
  const { server, db } = show.app.platform
  await server.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  const came = once(server.server, 'request') as Promise<[IncomingMessage]>
  const lines = ['POST /api/login HTTP/1.1', 'host: x', 'content-type: application/json', 'content-length: 9', '', '{']
  socket.write(lines.join('\r\n'))
  const [request] = await came
  const gone = new Promise(resolve => request.once('close', resolve))
  socket.destroy()
  await gone
  const statements = vi.spyOn(db, 'execute')
  await expect
    .poll(
      async () => {
        await client.get('/api/v1/stock')
        statements.mockClear()
        await client.get('/api/v1/stock')
        return statements.mock.calls.length
      },
      { timeout: 10_000 },
    )
    .toBe(0)
  statements.mockRestore()
})
