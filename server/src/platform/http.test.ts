import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from './testing/app.ts'
import { say } from './testing/socket.ts'

let app: TestApp
let port: number

beforeAll(async () => {
  app = await testApp({ now: '2031-05-06T12:00:00Z' })
  await app.platform.server.listen({ port: 0, host: '127.0.0.1' })
  port = (app.platform.server.server.address() as AddressInfo).port
})
afterAll(() => app.close())

const get = (target: string, headers = '') =>
  `GET ${target} HTTP/1.1\r\nHost: shop.test\r\n${headers}Connection: close\r\n\r\n`
const post = (headers: string, body: string) =>
  `POST /api/virtual-trade-show/view-guided-tour HTTP/1.1\r\nHost: shop.test\r\nX-Requested-With: XMLHttpRequest\r\n${headers}Connection: close\r\n\r\n${body}`

describe('whatever is sent is refused in words', () => {
  test.each([
    get('//'),
    get('///'),
    get('/%'),
    get('/%zz'),
    get('/%ff%fe'),
    get('/%00'),
    get('/api/%2e%2e/%2e%2e/etc/passwd'),
    get('/assets/'),
    get('/assets/../../../etc/passwd'),
    get('/assets/%2e%2e%2f%2e%2e%2fpackage.json'),
    get('/assets/%5c..%5c..'),
    get('/media/../../x'),
    get('http://shop.test:99999/'),
    get('http://[/'),
    get('//[/'),
    get('*'),
    get('/none?%'),
    get('/api/onlineshop/orders/%'),
    get(`/${'x'.repeat(8000)}`),
    get(`/api/onlineshop/orders/${'1'.repeat(4000)}`),
    get('/health/../api/none'),
    get('/api/none', 'Accept: text/html\r\n'),
    get('/api/none', 'Host: two.test\r\n'),
    get('/api/none', `Cookie: ${'a=b; '.repeat(1000)}\r\n`),
    get('/api/none', `X: ${'y'.repeat(100_000)}\r\n`),
    get('/api/none', 'Range: bytes=9-1\r\nIf-None-Match: "\r\n'),
    get('/api/none', 'Accept-Encoding: ;q=,,,\r\n'),
    'GET /api/none HTTP/9.9\r\n\r\n',
    'GET /api/none\r\n\r\n',
    'NONSENSE /api/none HTTP/1.1\r\nHost: shop.test\r\n\r\n',
    'TRACE / HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n',
    'PUT / HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n',
    'PROPFIND / HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n',
    '\u0016\u0003\u0001\u0002\u0000\u0001',
    '\r\n\r\n\r\n\r\nx\r\n\r\n',
    post('Content-Type: application/json\r\nContent-Length: x\r\n', '{}'),
    post('Content-Type: application/json\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n'),
    post('Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n', 'zz\r\n{}\r\n0\r\n\r\n'),
    post('Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n', '2\r\n{}\r\n0\r\n\r\n'),
    post('Content-Type: application/json\r\nContent-Length: 9999999999\r\n', '{}'),
    post('Content-Type: application/json\r\nContent-Encoding: gzip\r\nContent-Length: 2\r\n', '{}'),
  ])('%j (TS-503, SH-614, FF-305)', async bytes => {
    const { status, type, body } = await say(port, bytes)
    expect(status).toBeLessThan(500)
    if (type === 'text/html') return
    expect(status).toBeGreaterThanOrEqual(400)
    expect(type).toBe('application/problem+json')
    expect(JSON.parse(body).detail).not.toBe('')
  })

  test('what is below /assets/ and no file is 404 (FF-349)', async () => {
    for (const target of ['/assets/', '/assets/../', '/assets/%2e%2e/', '/assets//', '/assets/%00', '/assets/none.js'])
      expect([target, (await say(port, get(target))).status]).toEqual([target, 404])
    const chunk = /\/assets\/[\w-]+\.js/.exec((await say(port, get('/', 'Accept: text/html\r\n'))).body)![0]
    expect((await say(port, get(chunk))).status).toBe(200)
  })

  test('a path from elsewhere is never followed', async () => {
    for (const target of ['/assets/..%2f..%2f..%2fpackage.json', '/media/..%2f..%2f/320.webp', '/assets//etc/passwd'])
      expect((await say(port, get(target))).body).not.toMatch(/workspaces|root:/)
  })
})

describe('a method that an address does not know', () => {
  const ask = (method: string, url: string, accept = '*/*') =>
    app.platform.server.inject({ method: method as 'GET', url, headers: { accept } })

  test.each([
    ['PUT', '/api/login', 'POST, OPTIONS'],
    ['GET', '/api/login', 'POST, OPTIONS'],
    ['TRACE', '/api/login', 'POST, OPTIONS'],
    ['DELETE', '/api/current_user', 'GET, HEAD, PATCH, OPTIONS'],
    ['POST', '/api/onlineshop/orders/7', 'GET, HEAD, OPTIONS'],
    ['PUT', '/api/onlineshop/vts-basket?x=1', 'GET, HEAD, PATCH, POST, OPTIONS'],
    ['DELETE', '/health', 'GET, HEAD, OPTIONS'],
    ['POST', '/api/openapi.json', 'GET, HEAD, OPTIONS'],
    ['POST', '/assets/x.js', 'GET, HEAD, OPTIONS'],
    ['POST', '/login', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/', 'GET, HEAD, POST, OPTIONS'],
    ['PROPFIND', '/', 'GET, HEAD, POST, OPTIONS'],
  ])('is 405 with those it knows: %s %s (FF-349)', async (method, url, allow) => {
    const answer = await ask(method, url)
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow])
    expect(answer.headers['content-type']).toMatch('application/problem+json')
    expect(answer.json()).toMatchObject({ status: 405, code: 'method_not_allowed' })
  })

  test('OPTIONS tells them (FF-349)', async () => {
    const answer = await ask('OPTIONS', '/api/login')
    expect([answer.statusCode, answer.headers.allow, answer.body]).toEqual([204, 'POST, OPTIONS', ''])
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    expect((await ask('OPTIONS', '/api/none')).statusCode).toBe(404)
  })

  test('a person who opens the address of a call sees the page for what is not there', async () => {
    const answer = await ask('GET', '/lost-password', 'text/html')
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST, OPTIONS'])
    expect(answer.body).toContain('<div id="root">')
  })

  test.each(['PUT', 'TRACE', 'DELETE'])('an address that nobody knows is 404 for %s', async method => {
    const answer = await ask(method, '/api/none')
    expect([answer.statusCode, answer.headers.allow]).toEqual([404, undefined])
  })
})

test('the strict headers are on every kind of answer', async () => {
  const policies = {
    '/': "script-src 'self';",
    '/api/none': "script-src 'self';",
    '/no/such/page': "script-src 'self';",
    // Only scripts read it; it loads nothing.
    '/api/current_user': "default-src 'none'",
    '/api/onlineshop/vts-basket': "default-src 'none'",
  }
  for (const [url, policy] of Object.entries(policies)) {
    const { headers } = await app.platform.server.inject({ url, headers: { accept: 'text/html' } })
    expect(headers['content-security-policy']).toContain(policy)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    if (policy.startsWith('script-src')) expect(headers['content-security-policy']).toContain("base-uri 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    expect(headers['strict-transport-security']).toBeUndefined()
  }
})

test.each([
  ['', 'max-age=31536000; includeSubDomains'],
  ['host', 'max-age=31536000'],
  ['off', undefined],
])('behind https, HSTS "%s" says %s (FF-1496)', async (HSTS, header) => {
  const other = await testApp({ now: '2031-05-06T12:00:00Z', env: { PUBLIC_URL: 'https://shop.test', HSTS } })
  for (const url of ['/health', '/api/settings'])
    expect((await other.platform.server.inject(url)).headers['strict-transport-security']).toBe(header)
  await other.close()
})

test('only hosts of what the operator has set up may be asked for scripts (FF-416)', async () => {
  const env = { TAG_MANAGER_ID: 'GTM-1', HELP_WIDGET_URL: 'https://help.example.test/widget.js' }
  const other = await testApp({ now: '2031-05-06T12:00:00Z', env })
  const { headers } = await other.platform.server.inject('/health')
  expect(headers['content-security-policy']).toContain(
    "script-src 'self' https://www.googletagmanager.com https://*.google-analytics.com https://help.example.test;",
  )
  await other.close()
})

test('errors may be reported to the service that is set up, and nothing is loaded from it (TS-548)', async () => {
  const env = { SENTRY_DSN: 'https://key@reports.example.test/7' }
  const other = await testApp({ now: '2031-05-06T12:00:00Z', env })
  const { headers } = await other.platform.server.inject('/health')
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://reports.example.test;")
  expect(headers['content-security-policy']).toContain("script-src 'self';")
  expect((await other.browser().get('/api/settings')).json()).toMatchObject({ sentry_dsn: env.SENTRY_DSN })
  await other.close()
})
