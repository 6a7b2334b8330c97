import type { Endpoint } from '@fairfloor/domain/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guardText } from './guard.ts'
import { type TestApp, testApp } from './testing/app.ts'

let app: TestApp
let changing: Endpoint[]
let changingGets: Endpoint[]
let reading: Endpoint[]

beforeAll(async () => {
  app = await testApp({ now: '2031-05-06T12:00:00Z' })
  // No browser sends a key by itself.
  const served = app.platform.server.served.filter(({ who }) => who !== 'client')
  changing = served.filter(({ method }) => method !== 'GET')
  changingGets = served.filter(({ changesState }) => changesState)
  reading = served.filter(({ method, changesState }) => method === 'GET' && !changesState)
})
afterAll(() => app.close())

/** Endpoints whose guard refuses this request; later checks are not covered here. */
async function refusing(endpoints: readonly Endpoint[], headers: Record<string, string>): Promise<string[]> {
  const refused: string[] = []
  for (const { method, path } of endpoints) {
    const url = `${path.replace(/:\w+/g, '1')}${path === '/' && method === 'GET' ? '?_switch_user=_exit' : ''}`
    const answer = await app.platform.server.inject({ method, url, headers: { host: 'shop.test', ...headers } })
    if (answer.statusCode === 403 && answer.json().code === 'cross_site') refused.push(`${method} ${path}`)
  }
  return refused
}

const names = (endpoints: readonly Endpoint[]) => endpoints.map(({ method, path }) => `${method} ${path}`)
const MARK = { 'x-requested-with': 'XMLHttpRequest' }
const FOREIGN = [
  'https://evil.test',
  'http://shop.test:81',
  'http://shop.test.evil.test',
  'null',
  '',
  'shop.test',
  'file://',
]

test('a HEAD changes nothing: a GET that does has none', async () => {
  for (const { path } of changingGets.filter(({ path }) => path !== '/')) {
    const url = path.replace(/:\w+/g, '1')
    const { statusCode, headers } = await app.platform.server.inject({ method: 'HEAD', url, headers: MARK })
    expect([path, statusCode, headers.allow]).toEqual([path, 405, 'GET, OPTIONS'])
  }
  const left = await app.platform.server.inject({ method: 'HEAD', url: '/?_switch_user=_exit', headers: MARK })
  expect(left.statusCode).not.toBe(401)
})

describe('a change', () => {
  test('needs the marker header (TS-515, SH-532)', async () => {
    expect(changing.length).toBeGreaterThan(10)
    expect(await refusing(changing, {})).toEqual(names(changing))
    expect(await refusing(changing, { 'x-requested-with': 'fetch' })).toEqual(names(changing))
    expect(await refusing(changing, { 'sec-fetch-site': 'same-origin' })).toEqual(names(changing))
  })

  test.each(FOREIGN)('from the origin "%s" is refused (TS-516, SH-533)', async origin => {
    expect(await refusing(changing, { ...MARK, origin })).toEqual(names(changing))
  })

  test('with the marker passes from the own origin, and without one', async () => {
    expect(await refusing(changing, MARK)).toEqual([])
    expect(await refusing(changing, { ...MARK, origin: 'http://shop.test' })).toEqual([])
  })

  test('passes from the origin of PUBLIC_URL, whatever host the proxy names, and a refusal names both origins (FF-1494)', async () => {
    const lines: { msg: string }[] = []
    const behind = await testApp({
      now: '2031-05-06T12:00:00Z',
      env: { PUBLIC_URL: 'https://shop.test:3125', LOG_LEVEL: 'info' },
      onLog: line => void lines.push(JSON.parse(line)),
    })
    const ask = async (origin: string) => {
      const headers = { host: 'shop.test', ...MARK, origin }
      return (await behind.platform.server.inject({ method: 'POST', url: '/lost-password', headers })).json().code
    }
    expect(await ask('https://shop.test:3125')).not.toBe('cross_site')
    expect(await ask('https://shop.test:3126')).toBe('cross_site')
    expect(lines.filter(({ msg }) => msg === 'refused')).toMatchObject([
      { code: 'cross_site', origin: 'https://shop.test:3126', own: ['https://shop.test:3125', 'http://shop.test'] },
    ])
    await behind.close()
  })
})

describe('a GET that changes something', () => {
  test('needs the marker header or to come from an own page', async () => {
    expect(changingGets.length).toBeGreaterThan(1)
    for (const site of [undefined, 'cross-site', 'same-site', 'none', 'same-origin, cross-site'])
      expect(await refusing(changingGets, site ? { 'sec-fetch-site': site } : {})).toEqual(names(changingGets))
    expect(await refusing(changingGets, MARK)).toEqual([])
    expect(await refusing(changingGets, { 'sec-fetch-site': 'same-origin' })).toEqual([])
  })

  test.each(FOREIGN)('from the origin "%s" is refused', async origin => {
    expect(await refusing(changingGets, { ...MARK, 'sec-fetch-site': 'same-origin', origin })).toEqual(
      names(changingGets),
    )
  })
})

test('reading needs no marker', async () => {
  expect(await refusing(reading, { origin: 'https://evil.test' })).toEqual([])
})

describe('texts that cannot be kept', () => {
  const fault = (value: unknown) => {
    try {
      guardText(value)
      return undefined
    } catch (error) {
      return (error as { errors: { path: string; detail: string }[] }).errors[0]
    }
  }
  test('are named by their path', () => {
    expect(fault({ a: [{ b: 'x\0' }] })).toEqual({
      path: 'a.0.b',
      detail: 'Contains characters that cannot be stored.',
    })
    expect(fault({ a: '\ud800' })?.path).toBe('a')
    expect(fault({ a: { 'x\0': 1 } })?.path).toBe('a')
    expect(fault('\0')?.path).toBe('')
    expect(fault({ a: ['👍', '\u{10ffff}', '\t\n'] })).toBeUndefined()
  })

  test('nor is what lies too deep', () => {
    const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) })
    expect(fault(nested(15))).toBeUndefined()
    expect(fault(nested(17))?.detail).toBe('Is nested too deep.')
    expect(fault(JSON.parse(`${'['.repeat(200_000)}${']'.repeat(200_000)}`))?.detail).toBe('Is nested too deep.')
  })
})
