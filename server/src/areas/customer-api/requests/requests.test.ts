import { KEPT_REQUESTS } from '@fairfloor/domain/customer-api/requests/limits'
import type { Right } from '@fairfloor/domain/viewer'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../../../demo-accounts.ts'
import { rows } from '../../../platform/database.ts'
import type { Browser } from '../../../platform/testing/app.ts'
import { deleteAllOld } from '../../../platform/testing/delete-old.ts'
import { hashPassword, saveUser } from '../../people/index.ts'
import { ACCOUNTS, type ApiClient, makeClient, type TestApi, testApi } from '../rest/test-api.ts'
import { customerApiRetained } from '../retained.ts'

const REQUESTS = '/api/api_settings/requests'
const ORDER = { lines: [{ sku: 'N-1', quantity: 4 }], external_reference: 'PO-1' }
let api: TestApi
let buyer: Browser
let live: ApiClient
let trial: ApiClient
let secrets: string[]
let customerId: number

beforeAll(async () => {
  api = await testApi()
  buyer = await api.show.as(ACCOUNTS.buyer)
  const first = (await buyer.form('/api/api_settings/generate_api_key', {})).json()
  const wanted = { name: 'Trial', rights: ['order', 'prices', 'invoices'], is_test: true }
  const named = (await buyer.post('/api/api_settings/keys', wanted)).json()
  secrets = [first.api_key, named.api_key]
  live = makeClient(api.show.app, first.api_key)
  trial = makeClient(api.show.app, named.api_key)
  const [user] = await rows<{ id: number }>(
    db(),
    sql`select customer_id as id from users where email = ${ACCOUNTS.buyer}`,
  )
  customerId = user!.id
})
afterAll(() => api.show.app.close())
beforeEach(() => db().execute(sql`delete from api_requests`))

const db = () => api.show.app.platform.db

type Head = { readonly id: number } & Record<string, unknown>

const list = async (query = '', by = buyer) =>
  (await by.get(`${REQUESTS}${query}`)).json() as { requests: Head[]; next: number | null }
const one = async (id: number, by = buyer) => (await by.get(`${REQUESTS}/${id}`)).json()

/** Waits until so many are written. */
async function written(many: number): Promise<Head[]> {
  await expect.poll(async () => (await list()).requests.length, { timeout: 20_000 }).toBe(many)
  return (await list()).requests
}

const place = (client: ApiClient, body: object = ORDER) => client('/orders', { method: 'POST', body })

describe('a request with a key', () => {
  test('is kept with both bodies, the key’s name and how it went, newest first (FF-1833)', async () => {
    const placed = await place(live)
    await live('/stock?limit=1', { headers: { 'accept-encoding': 'gzip' } })
    const [stock, order] = await written(2)
    expect(order).toEqual({
      id: expect.any(Number),
      at: expect.any(String),
      key: null,
      is_test: false,
      method: 'POST',
      path: '/api/v1/orders',
      status: 200,
      duration_ms: expect.any(Number),
      code: null,
    })
    const { bodies, request_id } = await one(order!.id)
    expect(request_id).toMatch(/^req-/)
    expect(JSON.parse(bodies.request.text)).toEqual(ORDER)
    expect(bodies.answer).toMatchObject({
      type: 'application/json',
      bytes: Buffer.byteLength(placed.body),
      is_cut: false,
    })
    expect(JSON.parse(bodies.answer.text)).toEqual(placed.json())
    expect(stock).toMatchObject({ method: 'GET', path: '/api/v1/stock?limit=1' })
    const read = (await one(stock!.id)).bodies
    expect(read.request).toEqual({ type: null, bytes: 0, text: null, is_cut: false })
    expect(JSON.parse(read.answer.text)).toHaveProperty('data')
    expect(read.answer.bytes).toBe(read.answer.text.length)
  })

  test('is kept where it is refused: by a rule, by its form, and with what is no call (FF-1833)', async () => {
    await place(live, { lines: [{ sku: 'nothing', quantity: 1 }] })
    await written(1)
    const { server } = api.show.app.platform
    const broken = { authorization: `Bearer ${secrets[0]}`, 'content-type': 'application/json' }
    await server.inject({ method: 'POST', url: '/api/v1/orders', headers: broken, payload: '{"lines": [' })
    await written(2)
    await live('/nowhere')
    await written(3)
    const large = { ...broken, 'content-length': '300000' }
    await server.inject({ method: 'POST', url: '/api/v1/orders', headers: large, payload: '{}' })
    const kept = await written(4)
    expect(kept.map(({ path, status, code }) => [path, status, code])).toEqual([
      ['/api/v1/orders', 413, 'too_large'],
      ['/api/v1/nowhere', 404, 'not_found'],
      ['/api/v1/orders', 400, 'malformed'],
      ['/api/v1/orders', 422, 'lines_refused'],
    ])
    const [tooLarge, , malformed] = await Promise.all(kept.map(({ id }) => one(id)))
    expect(tooLarge.bodies.request).toEqual({ type: 'application/json', bytes: 300_000, text: null, is_cut: false })
    expect(malformed.bodies.request.text).toBe('{"lines": [')
    expect(JSON.parse(malformed.bodies.answer.text)).toMatchObject({ code: 'malformed' })
  })

  test('with a test key is kept, though nothing else of it is (FF-1833)', async () => {
    expect((await place(trial)).statusCode).toBe(200)
    const [kept] = await written(1)
    expect(kept).toMatchObject({ key: 'Trial', is_test: true, status: 200 })
    expect(JSON.parse((await one(kept!.id)).bodies.answer.text)).toHaveProperty('order_id')
  })

  test('with a key that nobody knows is nobody’s (FF-1833)', async () => {
    await makeClient(api.show.app, `ff_${'x'.repeat(43)}`)('/key')
    await api.show.app.browser().get('/api/v1/key')
    await live('/key')
    expect(await written(1)).toMatchObject([{ path: '/api/v1/key', status: 200 }])
  })

  test('leaves no key behind, wherever it was written (FF-1834)', async () => {
    const [first, named] = secrets as [string, string]
    const escaped = [...first].map(letter => `%${letter.charCodeAt(0).toString(16)}`).join('')
    const inJson = [...named].map(letter => `\\u00${letter.charCodeAt(0).toString(16)}`).join('')
    const { server } = api.show.app.platform
    const headers = { 'x-api-key': named, 'content-type': 'application/json' }
    await live(`/key?api_key=${first}&${escaped}=${named}`)
    await live(`/${first}`)
    await server.inject({ method: 'POST', url: '/api/v1/orders', headers, payload: `{"${inJson}": "${first}"}` })
    await server.inject({ method: 'POST', url: '/api/v1/orders', headers, payload: `{"key": "${first}` })
    // One that is cut in its middle.
    const long = `{"lines": [], "note": "${'x'.repeat(15_950)}`
    await server.inject({ method: 'POST', url: '/api/v1/orders', headers, payload: `${long}${named}"}` })
    await written(5)
    const [found] = await rows<{ text: string }>(db(), sql`select string_agg(r::text, ' ') as text from api_requests r`)
    for (const secret of secrets) {
      const plain = secret.replace(/^ff_(test_)?/, '')
      for (const from of [0, 20]) expect(found!.text).not.toContain(plain.slice(from, from + 8))
    }
    expect(found!.text).not.toContain(escaped.slice(9, 30))
    expect(found!.text).toContain('api_key=ff_…')
  })

  test('keeps 16 kB of a body, and of what is no text its kind and length (FF-1835)', async () => {
    const note = 'ä'.repeat(9000)
    await place(live, { ...ORDER, note })
    const [{ id }] = (await written(1)) as [Head]
    const { request } = (await one(id)).bodies
    expect(request).toMatchObject({ is_cut: true, bytes: Buffer.byteLength(JSON.stringify({ ...ORDER, note })) })
    expect(Buffer.byteLength(request.text)).toBeLessThanOrEqual(16_000)
    expect(request.text).toMatch(/ä$/)
  })

  test('keeps hostile text as it is (FF-1837)', async () => {
    const hostile = '<script>alert(1)</script> 🦩 \u202Eabc \u0000 ש'
    const path = `/orders/${encodeURIComponent(hostile)}?x=${'y'.repeat(3000)}`
    await live(path)
    await place(live, { ...ORDER, note: `${hostile}\uD800` })
    // What PostgreSQL takes in no text.
    await api.show.app.platform.server.inject({
      method: 'PUT',
      url: '/api/v1/references',
      headers: { 'x-api-key': secrets[0], 'content-type': 'application/json' },
      payload: Buffer.from('{"references": "\0\xff'),
    })
    const kept = await written(3)
    const of = (method: string) => kept.find(row => row.method === method)!
    expect(String(of('GET').path)).toHaveLength(2000)
    expect((await one(of('POST').id)).bodies.request.text).toContain('<script>alert(1)</script> 🦩 \u202Eabc')
    expect((await one(of('PUT').id)).bodies.request.text).toMatch(/^\{"references": "\uFFFD/)
  })
})

describe('the list', () => {
  /** Many at once, of all kinds. */
  const fill = (many: number) =>
    db().execute(sql`insert into api_requests (customer_id, at, is_test, rights, method, path, status, duration_ms, request_id)
      select ${customerId}, ${api.show.app.platform.clock().toISOString()}::timestamptz, false, '["order", "prices"]'::jsonb, 'GET', '/api/v1/stock?n=' || n, 200, 1, 'r'
      from generate_series(1, ${many}::int) n`)

  test('has 50 at a time by a cursor, of one key, only failed ones, and by a part of the address (FF-1836)', async () => {
    await fill(120)
    const pages = []
    for (let next: number | null | undefined; next !== null; ) {
      const page = await list(next ? `?before=${next}` : '')
      pages.push(page.requests.length)
      next = page.next
    }
    expect(pages).toEqual([50, 50, 20])
    const paths = async (query: string) => (await list(query)).requests.map(({ path }) => path)
    expect(await paths('?search=N%3D12')).toEqual([120, 12].map(n => `/api/v1/stock?n=${n}`))
    expect(await paths('?search=%25')).toEqual([])
    await trial('/nowhere')
    await expect.poll(async () => (await list('?failed=true')).requests.length, { timeout: 20_000 }).toBe(1)
    const [newest] = (await list()).requests
    const { id } = (await buyer.get('/api/api_settings/keys')).json()[0]
    expect((await list(`?key=${id}`)).requests).toEqual([newest])
    expect((await list('?failed=true')).requests).toEqual([newest])
    expect((await list('?key=first&failed=true')).requests).toEqual([])
    expect((await buyer.get(`${REQUESTS}?key=x`)).statusCode).toBe(400)
  })

  test('keeps the name of a key that is deleted (FF-1836)', async () => {
    const { id, api_key } = (await buyer.post('/api/api_settings/keys', { name: 'Till', rights: [] })).json()
    await makeClient(api.show.app, api_key)('/key')
    await buyer.delete(`/api/api_settings/keys/${id}`)
    expect(await written(1)).toMatchObject([{ key: 'Till' }])
  })

  test('is the company’s own, and bodies are for users who may do what the key might (FF-1836)', async () => {
    await place(live)
    const [{ id }] = (await written(1)) as [Head]
    const user = { email: 'reads-log@fairfloor.test', name: 'Colleague', customerId, rights: ['order'] as Right[] }
    await saveUser(db(), { ...user, passwordHash: await hashPassword(DEMO_PASSWORD) })
    const colleague = await api.show.as(user.email)
    expect((await list('', colleague)).requests).toHaveLength(1)
    expect(await one(id, colleague)).toMatchObject({ status: 200, bodies: null })
    await db().execute(sql`update customers set has_api_access = true`)
    const gym = await api.show.as(ACCOUNTS.gym)
    expect(await list('', gym)).toEqual({ requests: [], next: null })
    expect((await gym.get(`${REQUESTS}/${id}`)).statusCode).toBe(404)
    expect((await buyer.get(`${REQUESTS}/${id + 1}`)).statusCode).toBe(404)
  })

  test('ends after 30 days, and with the newest 10,000 of a company (FF-1838)', async () => {
    await fill(KEPT_REQUESTS + 300)
    const now = api.show.app.platform.clock()
    const old = new Date(now.getTime() - 31 * 24 * 3_600_000).toISOString()
    await db().execute(sql`update api_requests set at = ${old} where path like '%?n=5000'`)
    const count = async () => (await rows<{ n: number }>(db(), sql`select count(*)::int as n from api_requests`))[0]!.n
    for (let i = 0; i < 201; i++) await live('/key')
    await expect.poll(count, { timeout: 20_000 }).toBeLessThanOrEqual(KEPT_REQUESTS + 200)
    const [oldest] = await rows<{ path: string }>(db(), sql`select path from api_requests order by id limit 1`)
    expect(Number(oldest!.path.split('=')[1])).toBeGreaterThan(300)
    const before = await count()
    await deleteAllOld(db(), customerApiRetained, now)
    expect(before - (await count())).toBe(1)
  })
})
