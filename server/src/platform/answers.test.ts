import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BODY_LIMIT } from '@fairfloor/domain/endpoint'
import { sql } from 'drizzle-orm'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ACCOUNTS, type TestShow, testShow } from '../areas/show-orders/test-show.ts'
import { type Db, hasNoRoom, rows, tryWriting } from './database.ts'
import { answerErrors } from './errors.ts'
import { notesFull, serveHealth } from './health.ts'
import { makeLog } from './log.ts'
import type { Browser } from './testing/app.ts'

let show: TestShow
let buyer: Browser
beforeAll(async () => {
  show = await testShow()
  buyer = await show.as(ACCOUNTS.buyer)
})
afterAll(() => show.app.close())

describe('/health', () => {
  test('is 200 once the product can serve (TS-488)', async () => {
    const answer = await show.app.browser().get('/health')
    expect([answer.statusCode, answer.body]).toEqual([200, '{"status":"ok"}'])
  })

  test.each([
    ['while it starts', false, async () => ({})],
    ['when the database is gone', true, () => Promise.reject(new Error('Connection terminated'))],
  ])('is 503 %s (TS-488, TS-554, TS-555)', async (_, isReady, transaction) => {
    const server = Fastify().decorate('served', [])
    serveHealth(server, () => isReady, { transaction } as unknown as Db)
    expect((await server.inject('/health')).statusCode).toBe(503)
    expect((await server.inject('/live')).statusCode).toBe(200)
  })
})

test('/health is 503 from a write that found no room until one finds it, and the log says so once (FF-1652)', async () => {
  const lines: { level: number; msg: string; err?: unknown }[] = []
  const to = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const log = makeLog('error', to, error => notesFull(server, error))
  const server = Fastify({ loggerInstance: log }).decorate('served', []) as unknown as FastifyInstance
  const full = Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' })
  let isFull = false
  const write = async () => {
    if (isFull) throw new Error('Failed query', { cause: full })
    return {}
  }
  // What only reads goes on.
  const read = { from: () => ({ limit: async () => [] }) }
  const transaction = (work: (tx: unknown) => unknown) => work({ select: () => read, execute: write })
  answerErrors(server)
  serveHealth(server, () => true, { transaction } as unknown as Db)
  server.get('/order', write)
  const ask = async (url: string) => (await server.inject(url)).statusCode
  expect([await ask('/order'), await ask('/health')]).toEqual([200, 200])
  isFull = true
  expect((await server.inject('/order')).json()).toMatchObject({ status: 503, code: 'unavailable' })
  expect([await ask('/order'), await ask('/health'), await ask('/live')]).toEqual([503, 503, 200])
  log.error({ err: full }, 'outbox')
  isFull = false
  expect([await ask('/health'), await ask('/order')]).toEqual([200, 200])
  expect(lines.map(({ msg, err }) => [msg, err])).toEqual([[expect.stringContaining('No space left'), undefined]])
})

test.each([
  ['a full disk', Object.assign(new Error('write'), { code: 'ENOSPC' }), 10e9, true],
  ['an aborted database where nothing is free', new Error('Aborted()'), 4096, true],
  ['an aborted database where there is room', new Error('Aborted()'), 10e9, false],
  ['a folder that may not be written', Object.assign(new Error('open'), { code: 'EACCES' }), 0, false],
])('a start that fails for %s says so (FF-1652)', async (_, error, free, isSo) => {
  expect(await hasNoRoom(error, '/data', async () => free)).toBe(isSo)
})

test('a write is tried on the database', async () => {
  await expect(tryWriting(show.app.platform.db)).resolves.toBeDefined()
})

test('/live is 200 and asks the database nothing, whatever comes with it (FF-345)', async () => {
  const { counted } = show.app.database
  const headers = { cookie: `ff_session=${'A'.repeat(43)}` }
  await show.app.platform.outbox.drain()
  counted()
  const answer = await show.app.platform.server.inject({ url: '/live?x', headers })
  expect([answer.statusCode, answer.body, counted()]).toEqual([200, '{"status":"ok"}', []])
  await show.app.platform.server.inject({ url: '/api/current_user', headers })
  expect(counted()).not.toEqual([])
})

describe('the API’s description', () => {
  test('has every call that is served, with its payload and answer; that of clients with a key stands alone (TS-489, SH-348, SH-535)', async () => {
    const documents = await Promise.all(
      ['/api/openapi.json', '/api/v1/openapi.json'].map(async url => (await show.app.browser().get(url)).json()),
    )
    expect(Object.keys(documents[1].paths).filter(path => !path.startsWith('/api/v1/'))).toEqual([])
    const described = documents
      .flatMap(({ paths }) => Object.entries(paths))
      .flatMap(([path, calls]) =>
        Object.entries(calls as object).map(([method, { responses, requestBody }]) => ({
          call: `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
          answers: Object.keys(responses).includes('200'),
          takes: Boolean(requestBody),
        })),
      )
    const served = show.app.platform.server.served.map(({ method, path, body }) => ({
      call: `${method} ${path}`,
      answers: true,
      takes: Boolean(body),
    }))
    const byCall = (a: { call: string }, b: { call: string }) => (a.call < b.call ? -1 : 1)
    expect(served.length).toBeGreaterThan(20)
    expect(served.map(({ call }) => call)).toContain('GET /health')
    expect(described.sort(byCall)).toEqual(served.sort(byCall))
  })

  test('says which answers are no JSON', async () => {
    const { paths } = (await show.app.browser().get('/api/openapi.json')).json()
    const typesOf = (path: string) => Object.keys(paths[path].get.responses[200].content)
    expect(typesOf('/orders/invoicePdf/{order_id}')).toEqual(['application/pdf'])
    expect(typesOf('/api/virtual-trade-show/media-kits/{exhibitor_id}')).toEqual(['application/zip'])
    expect(typesOf('/api/virtual-trade-show/live')).toEqual(['text/event-stream'])
    expect(typesOf('/api/onlineshop/orders')).toEqual(['application/json'])
  })

  test('says what the JSON in a form field holds', async () => {
    const { paths } = (await show.app.browser().get('/api/openapi.json')).json()
    const { content } = paths['/api/onlineshop/vts-basket-add-position'].post.requestBody
    for (const type of ['multipart/form-data', 'application/x-www-form-urlencoded'])
      expect(content[type].schema.properties.positionsJson).toMatchObject({
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          maxItems: 2000,
          items: { required: ['product_attribute_id', 'quantity'], properties: { quantity: { maximum: 99_999 } } },
        },
      })
  })
})

describe('forms', () => {
  const ADD = '/api/onlineshop/vts-basket-add-position'
  const positionsJson = () => JSON.stringify([{ product_attribute_id: show.flavour.get('f1'), quantity: 2 }])
  const total = (answer: { json(): { total_positions_quantity: number } }) => answer.json().total_positions_quantity

  test('come as multipart/form-data or as application/x-www-form-urlencoded (TS-495, TS-496, SH-524, SH-525)', async () => {
    expect(total(await buyer.form(ADD, { positionsJson: positionsJson() }))).toBe(2)
    const payload = `--x\r\nContent-Disposition: form-data; name="positionsJson"\r\n\r\n${positionsJson()}\r\n--x--\r\n`
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    expect(total(await buyer.call({ method: 'POST', url: ADD, payload, headers }))).toBe(4)
  })

  test.each(['application/json', 'text/plain', 'application/xml'])('as %s are 415 (TS-511, SH-622)', async type => {
    const headers = { 'content-type': type }
    const answer = await buyer.call({ method: 'POST', url: ADD, payload: '{}', headers })
    expect(answer.statusCode).toBe(415)
    expect(answer.headers['content-type']).toContain('application/problem+json')
  })

  test('larger than any form are 413 (TS-510, SH-621)', async () => {
    const answer = await buyer.form(ADD, { positionsJson: 'x'.repeat(BODY_LIMIT) })
    expect(answer.statusCode).toBe(413)
    expect(answer.json().detail).toBeTruthy()
  })

  test('are never cut: one valid position with 300,000 spaces behind it is 413, and nothing is added (FF-341)', async () => {
    const before = (await buyer.get('/api/onlineshop/vts-basket')).body
    const payload = `--x\r\nContent-Disposition: form-data; name="positionsJson"\r\n\r\n${positionsJson()}${' '.repeat(300_000)}\r\n--x--\r\n`
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    expect((await buyer.call({ method: 'POST', url: ADD, payload, headers })).statusCode).toBe(413)
    expect((await buyer.form(ADD, { positionsJson: positionsJson() + ' '.repeat(300_000) })).statusCode).toBe(413)
    expect((await buyer.get('/api/onlineshop/vts-basket')).body).toBe(before)
  })

  test('with a wrong field name it: what is wrong stands at its path (TS-497, TS-504, SH-526, SH-615)', async () => {
    const answer = await buyer.form(ADD, { positionsJson: '[{"product_attribute_id":1,"quantity":1.5}]' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toMatchObject([{ path: 'positionsJson.0.quantity' }])
    expect(answer.json().errors[0].detail).toBeTruthy()
  })
})

describe('pages', () => {
  const open = (url: string) => show.app.browser().call({ method: 'GET', url, headers: { accept: 'text/html' } })

  test.each(['/', '/style', '/virtual-trade-show/exhibition/4/7?popup=ORDER', '/vts-order', '/vts-order-release'])(
    '%s is 200 with the app (TS-029, SH-003, SH-042)',
    async url => {
      const answer = await open(url)
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toContain('<div id="root">')
    },
  )

  test('the fair names its viewer in the page’s head, but not for those who read it as lists or save data', async () => {
    const manifest = readFileSync(join(import.meta.dirname, '../../../web/dist/.vite/manifest.json'), 'utf8')
    const viewer = JSON.parse(manifest)['src/panorama/Viewer.tsx'].file
    const viewerIn = async (headers: Record<string, string>) => {
      const { body } = await show.app.browser().call({ method: 'GET', url: '/virtual-trade-show/lobby', headers })
      return body.includes(`<link rel="modulepreload" href="/${viewer}"`)
    }
    expect(await viewerIn({})).toBe(true)
    expect(await viewerIn({ cookie: 'ff_list=1' })).toBe(false)
    expect(await viewerIn({ 'save-data': 'on' })).toBe(false)
  })

  test('an unknown one is 404 with the app, an unknown call 404 in words (TS-030, SH-035, SH-043)', async () => {
    const page = await open('/no/such/page')
    expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(page.body).toContain('<div id="root">')
    const call = await open('/api/no-such-call')
    expect(call.statusCode).toBe(404)
    expect(call.headers['content-type']).toContain('application/problem+json')
  })
})

test('what is only allowed to others is 403 (TS-507, SH-618)', async () => {
  expect((await buyer.get('/api/admin/editions')).statusCode).toBe(403)
  expect((await show.app.browser().get('/api/admin/editions')).statusCode).toBe(401)
})

test('every time is kept as an instant, whatever zone the database or the browser has (TS-559)', async () => {
  const columns = await rows<{ column: string }>(
    show.app.platform.db,
    sql`select table_name || '.' || column_name as column from information_schema.columns
        where table_schema = 'public' and data_type like 'timestamp%' and data_type <> 'timestamp with time zone'`,
  )
  expect(columns).toEqual([])
})
