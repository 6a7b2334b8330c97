import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listStock } from '@fairfloor/domain/customer-api/rest/contract'
import { endingOf } from '@fairfloor/domain/customer-api/rest/endings'
import { day, daysBetween } from '@fairfloor/domain/day'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Served } from '../../../platform/serve.ts'
import { ACCOUNTS, type ApiClient, type TestApi, testApi } from './test-api.ts'

const CHANGELOG = readFileSync(join(import.meta.dirname, '../../../../../docs/api/CHANGELOG.md'), 'utf8')
const ends = { announced: day('2031-02-01'), lastDay: day('2032-04-01'), instead: 'Please call /api/v2/stock.' }

/** What is wrong with the endings of calls: a year before its last day each stands in the changes. */
const faultsOf = (served: readonly Served[], changes: string) =>
  served
    .filter(({ who }) => who === 'client')
    .flatMap(({ path, ...call }) => {
      const ending = endingOf({ path, ...call })
      if (!ending) return []
      const isSaid = changes.split('\n').some(line => line.includes(path) && line.includes(ending.lastDay))
      return [!isSaid && `${path} unsaid`, daysBetween(ending.announced, ending.lastDay) < 365 && `${path} too soon`]
    })
    .filter(fault => fault !== false)

let api: TestApi
let client: ApiClient
beforeAll(async () => {
  // Nothing ends today: the contract is marked for this test.
  Object.assign(listStock, { ends })
  api = await testApi()
  client = await api.clientOf(ACCOUNTS.buyer)
})
afterAll(() => {
  // The tests of a process share the contract.
  Reflect.deleteProperty(listStock, 'ends')
  return api.show.app.close()
})

const saidBy = ({ headers }: Awaited<ReturnType<ApiClient>>) => [headers.deprecation, headers.sunset]

test('a call that is to end says so with each answer from the day of the announcement, refusals too (FF-1391)', async () => {
  const { setNow, platform } = api.show.app
  setNow('2031-01-31T22:59:59Z')
  expect(saidBy(await client('/stock'))).toEqual([undefined, undefined])
  setNow('2031-01-31T23:00:00Z')
  const answer = await client('/stock')
  expect(answer.statusCode).toBe(200)
  expect(saidBy(answer)).toEqual(['@1927666800', 'Thu, 01 Apr 2032 22:00:00 GMT'])
  expect(answer.headers.link).toMatch(
    /^<http.+\/service-center\/api\/rest#changes>; rel="deprecation"; type="text\/html"$/,
  )
  expect(saidBy(await platform.server.inject('/api/v1/stock'))).toEqual(saidBy(answer))
  expect(saidBy(await client('/stock?limit=x'))).toEqual(saidBy(answer))
  expect(saidBy(await client('/key'))).toEqual([undefined, undefined])
})

test('the description marks it, and names its last day (FF-1391)', async () => {
  const { paths } = (await api.show.app.browser().get('/api/v1/openapi.json')).json()
  const { get } = paths['/api/v1/stock']
  expect(get).toMatchObject({ deprecated: true, 'x-announced': '2031-02-01', 'x-last-day': '2032-04-01' })
  expect(get.description).toMatch(/^\*\*Is answered until 2032-04-01\.\*\* Please call \/api\/v2\/stock\./)
  expect(Object.keys(get.responses['200'].headers)).toEqual(expect.arrayContaining(['Deprecation', 'Sunset', 'Link']))
  expect(get.responses['410'].description).toContain('call_ended')
  expect(paths['/api/v1/key'].get).not.toHaveProperty('deprecated')
})

test('after its last day it answers 410 and says what takes its place (FF-1391)', async () => {
  api.show.app.setNow('2032-04-01T22:00:00Z')
  const over = await client('/stock')
  expect([over.statusCode, over.json().code]).toEqual([410, 'call_ended'])
  expect(over.json().detail).toBe('This call has ended. Please call /api/v2/stock.')
  expect((await client('/key')).statusCode).toBe(200)
})

test('a version ends with all its calls (FF-1391)', () => {
  expect(endingOf({ path: '/api/v1/orders' }, { v1: ends })).toBe(ends)
  expect(endingOf({ path: '/api/v2/orders' }, { v1: ends })).toBeUndefined()
})

test('what ends stands in the changes of the API a year before (FF-1391)', () => {
  const { served } = api.show.app.platform.server
  const others = served.filter(({ path }) => path !== listStock.path)
  expect(faultsOf(others, CHANGELOG)).toEqual([])
  expect(faultsOf(served, CHANGELOG)).toEqual(['/api/v1/stock unsaid'])
  expect(faultsOf(served, `${CHANGELOG}\n- /api/v1/stock ends on 2032-04-01.`)).toEqual([])
})
