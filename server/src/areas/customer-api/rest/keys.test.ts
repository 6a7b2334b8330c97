import type { Right } from '@fairfloor/domain/viewer'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { ACCOUNTS, demoPeople } from '../../../../demo/people.ts'
import { buildApp } from '../../../app.ts'
import { openDatabase, rows } from '../../../platform/database.ts'
import { type Browser, type TestApp, testApp } from '../../../platform/testing/app.ts'
import { browserOf } from '../../../platform/testing/log-in.ts'
import { transaction } from '../../../platform/transaction.ts'
import { blockUser, hashPassword, saveUser, unblockUser, viewerChanged } from '../../people/index.ts'

const NOW = '2031-05-06T12:00:00Z'
const MOST = 150
const lines: string[] = []
let app: TestApp
let buyer: Browser
let buyerId: number
let customerId: number
beforeAll(async () => {
  app = await testApp({
    now: NOW,
    env: { LOG_LEVEL: 'debug', API_REQUESTS_PER_MINUTE: String(MOST) },
    onLog: line => lines.push(line),
  })
  const { db } = app.platform
  ;({ userId: buyerId, customerId } = (await demoPeople(db, new Date(NOW))).buyer)
  buyer = await browserOf(app, ACCOUNTS.buyer)
})
afterAll(() => app.close())

const GENERATE = '/api/api_settings/generate_api_key'
const generate = async (browser = buyer): Promise<string> => (await browser.form(GENERATE, {})).json().api_key
const bearer = (key: string) => ({ authorization: `Bearer ${key}` })

async function call(headers: Record<string, string>, { server } = app.platform) {
  const answer = await server.inject({ url: '/api/v1/key', headers })
  return `${answer.statusCode} ${answer.json().code ?? answer.json().company}`
}
const OK = '200 Sporthuis De Merwede'
const ENDED = '401 key_required'

async function apiUser(): Promise<{ id: number; name: string; email: string; rights: Right[] }> {
  const all = (await buyer.get('/api/company/users')).json()
  return all.find(({ name }: { name: string }) => name === 'API')
}
const giveApi = async (rights: Right[]) => buyer.patch(`/api/company/users/${(await apiUser()).id}`, { rights })

describe('a key', () => {
  test('is a prefix and 32 random bytes, answered once and kept as a hash (SH-295..298)', async () => {
    const before = await buyer.get('/api/api_settings')
    expect(before.json()).toMatchObject({ api_key: null, api_key_made_at: null, api_key_made_by: null })
    const key = await generate()
    expect(key).toMatch(/^ff_[\w-]{43}$/)
    expect(Buffer.from(key.slice(3), 'base64url').length).toBe(32)
    const shown = await buyer.get('/api/api_settings')
    expect(shown.json()).toMatchObject({
      api_key: `ff_…${key.slice(-4)}`,
      api_key_made_at: '2031-05-06T12:00:00.000Z',
      api_key_made_by: 'Bo Verhoeven',
      api_key_last_used_at: null,
    })
    const [{ found } = { found: '' }] = await rows<{ found: string }>(
      app.platform.db,
      sql`select (select string_agg(k::text, '') from api_keys k) || (select coalesce(string_agg(a::text, ''), '') from audit_log a) as found`,
    )
    expect(found).not.toContain(key.slice(3))
    await call(bearer(key))
    await vi.waitFor(async () =>
      expect((await buyer.get('/api/api_settings')).json().api_key_last_used_at).toBe('2031-05-06T12:00:00.000Z'),
    )
  })

  test('calls as Bearer and as X-Api-Key, and as nothing else (SH-334, SH-335)', async () => {
    const key = await generate()
    for (const headers of [
      bearer(key),
      { authorization: `bearer   ${key}` },
      { 'x-api-key': key },
      { 'x-api-key': key, authorization: 'Basic eDp5' },
    ] as Record<string, string>[])
      expect(await call(headers)).toBe(OK)
    const cookie = [...buyer.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    for (const headers of [
      {},
      { cookie },
      { authorization: key },
      bearer(''),
      bearer(key.slice(0, -1)),
      bearer(`${key}A`),
      bearer(key.toLowerCase()),
      bearer(`ff_${'A'.repeat(43)}`),
      bearer(`${key}, ${key}`),
      { 'x-api-key': `${key}\tx` },
      { 'x-api-key': '' },
      { authorization: bearer(`ff_${'A'.repeat(43)}`).authorization, 'x-api-key': key },
    ] as Record<string, string>[])
      expect([headers, await call(headers)]).toEqual([headers, ENDED])
    const { headers } = await app.platform.server.inject({ url: '/api/v1/key', headers: bearer('x') })
    expect(headers['www-authenticate']).toBe('Bearer realm="api", error="invalid_token"')
    expect(headers['content-type']).toMatch(/^application\/problem\+json/)
    // Neither does a key open what is for people, however its address is written.
    expect((await app.platform.server.inject({ url: '/api/company/addresses', headers: bearer(key) })).statusCode).toBe(
      401,
    )
    expect((await app.platform.server.inject({ url: '/%61pi/v1/key', headers: { cookie } })).statusCode).toBe(401)
    expect(lines.join('')).not.toContain(key.slice(3))
  })

  test('ends with the next one; of two at once one is left (SH-293, SH-294)', async () => {
    const first = await generate()
    expect(await call(bearer(first))).toBe(OK)
    const second = await generate()
    expect([await call(bearer(first)), await call(bearer(second))]).toEqual([ENDED, OK])
    const made = await Promise.all(Array.from({ length: 8 }, () => generate()))
    const answers = await Promise.all(made.map(key => call(bearer(key))))
    expect(answers.filter(answer => answer === OK)).toHaveLength(1)
    expect(answers.filter(answer => answer === ENDED)).toHaveLength(7)
  })

  test('is for customers with API access, and for users who may do what it may (SH-553)', async () => {
    const refusal = async (browser: Browser) => {
      const made = await browser.form(GENERATE, {})
      const read = await browser.get('/api/api_settings')
      return [made, read].map(({ statusCode, json }) => `${statusCode} ${json().code ?? ''}`)
    }
    expect(await refusal(app.browser())).toEqual(Array(2).fill('401 login_required'))
    expect(await refusal(await browserOf(app, ACCOUNTS.gym))).toEqual(Array(2).fill('403 no_api_access'))
    expect(await refusal(await browserOf(app, ACCOUNTS.operator))).toEqual(Array(2).fill('403 staff_cannot_order'))

    const passwordHash = await hashPassword('demo-2025')
    const user = { email: 'colleague@fairfloor.test', name: 'Colleague', customerId, passwordHash }
    await saveUser(app.platform.db, { ...user, rights: ['order'] })
    const colleague = await browserOf(app, user.email)
    const key = await generate()
    expect(await refusal(colleague)).toEqual(['403 key_may_do_more', '200 '])
    expect(await call(bearer(key))).toBe(OK)
    expect((await giveApi(['order'])).statusCode).toBe(200)
    expect(await refusal(colleague)).toEqual(['200 ', '200 '])
  })
})

describe('the technical user of a key', () => {
  beforeEach(async () => {
    await generate()
    await giveApi(['order', 'prices', 'invoices'])
  })

  test('has the rights that managers leave it, never that to manage (FF-1021)', async () => {
    const key = await generate()
    const rightsOf = async () =>
      (await app.platform.server.inject({ url: '/api/v1/key', headers: bearer(key) })).json().rights
    expect(await rightsOf()).toEqual(['order', 'prices', 'invoices'])
    await giveApi(['order'])
    await vi.waitFor(async () => expect(await rightsOf()).toEqual(['order']))
    const refused = await giveApi(['order', 'manage'])
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'api_cannot_manage'])
    // A new key gets no more than the one before had.
    const next = await generate()
    expect((await app.platform.server.inject({ url: '/api/v1/key', headers: bearer(next) })).json().rights).toEqual([
      'order',
    ])
  })

  test('never logs in, is mailed nothing, and no agent acts as it (FF-1021)', async () => {
    const { email } = await apiUser()
    await app.platform.db.execute(
      sql`update users set password_hash = (select password_hash from users where email = ${ACCOUNTS.buyer}) where email = ${email}`,
    )
    await expect(browserOf(app, email)).rejects.toThrow('cannot log in')
    const agent = await browserOf(app, ACCOUNTS.agent)
    expect((await agent.form('/', { _switch_user: email })).json().code).toBe('not_switchable')
    const found = (await agent.get('/api/switch-user/users?search=Merwede')).json()
    expect(found.map((one: { email: string }) => one.email)).not.toContain(email)
    const visitor = app.browser()
    const { token } = (await visitor.get('/csrf-token')).json()
    expect(token).toBeTruthy()
    await visitor.form('/lost-password', { _username: email })
    await app.platform.outbox.drain()
    const mails = await rows(app.platform.db, sql`select 1 from mails where recipient = ${email}`)
    expect(mails).toEqual([])
  })

  test('ends with API access, with its own block, and with that of all who buy for its company (FF-1022)', async () => {
    const key = await generate()
    const { db, bus, clock } = app.platform
    const apiId = (await apiUser()).id
    const becomes = (answer: string) => vi.waitFor(async () => expect(await call(bearer(key))).toBe(answer))
    const block = (id: number) => transaction(db, tx => blockUser(tx, bus, id, clock()))
    const unblock = (id: number) =>
      transaction(db, async tx => {
        await unblockUser(tx, id)
        await viewerChanged(tx, bus, id)
      })
    const setAccess = (has: boolean) =>
      transaction(db, async tx => {
        await tx.execute(sql`update customers set has_api_access = ${has} where id = ${customerId}`)
        await viewerChanged(tx, bus, buyerId)
      })
    await becomes(OK)
    await setAccess(false)
    await becomes(ENDED)
    await setAccess(true)
    await becomes(OK)
    await block(apiId)
    await becomes(ENDED)
    await unblock(apiId)
    await becomes(OK)
    const people = await rows<{ id: number }>(
      db,
      sql`select id from users where customer_id = ${customerId} and not is_technical`,
    )
    for (const { id } of people) {
      await becomes(OK)
      await block(id)
    }
    await becomes(ENDED)
    for (const { id } of people) await unblock(id)
    await becomes(OK)
    buyer = await browserOf(app, ACCOUNTS.buyer)
  })
})

test('every answer says how many requests are left, and those beyond are refused until there is one more; they are kept, too (SH-347, FF-1833)', async () => {
  app.setNow('2031-05-06T13:00:00Z')
  const key = await generate()
  const ask = async () => {
    const { headers, statusCode } = await app.platform.server.inject({ url: '/api/v1/key', headers: bearer(key) })
    expect(headers['ratelimit-policy']).toBe(`"default";q=${MOST};w=60`)
    return [statusCode, headers.ratelimit, headers['retry-after']]
  }
  expect(await ask()).toEqual([200, `"default";r=${MOST - 1};t=60`, undefined])
  app.setNow('2031-05-06T13:00:10Z')
  for (let left = MOST - 2; left >= 0; left--) expect(await ask()).toEqual([200, `"default";r=${left};t=50`, undefined])
  expect(await ask()).toEqual([429, '"default";r=0;t=50', '50'])
  // A new key has no requests of its own.
  const latest = await generate()
  expect(await call(bearer(latest))).toBe('429 too_many_requests')
  app.setNow('2031-05-06T13:01:00Z')
  expect(await call(bearer(latest))).toBe(OK)
  expect(await call(bearer(latest))).toBe('429 too_many_requests')
  const kept = async () => (await buyer.get('/api/api_settings/requests?failed=true')).json().requests[0]
  await expect.poll(kept, { timeout: 20_000 }).toMatchObject({ status: 429, code: 'too_many_requests' })
})

describe.skipIf(inject('templateFile') !== undefined)('on two servers', () => {
  test('a key that was replaced is refused by both, and both count its requests (SH-294, FF-1020)', async () => {
    const { config, clock } = app.platform
    const limited = { ...config, apiRequestsPerMinute: 400 }
    const database = await openDatabase(config)
    const quiet = { clock, logTo: { write: () => {} } }
    const [one, other] = [await buildApp(limited, database, quiet), await buildApp(limited, database, quiet)]
    const key = await generate()
    const ask = ({ platform }: typeof one, secret = key) => call(bearer(secret), platform)
    expect([await ask(one), await ask(other)]).toEqual([OK, OK])
    for (let i = 0; i < 250; i++) await Promise.all([ask(one), ask(other)])
    await vi.waitFor(async () => expect([await ask(one), await ask(other)]).toContain('429 too_many_requests'))
    const next = await generate()
    await vi.waitFor(async () => expect([await ask(one), await ask(other)]).toEqual([ENDED, ENDED]))
    const both = Array(2).fill('429 too_many_requests')
    await vi.waitFor(async () => expect([await ask(one, next), await ask(other, next)]).toEqual(both))
    await one.close()
    await other.close()
    await database.close()
  })
})
