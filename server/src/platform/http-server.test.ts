import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { makeServer } from './http.ts'
import { LIMITS } from './limits.ts'
import { makeLog } from './log.ts'
import { say } from './testing/socket.ts'

const HEADERS_MS = 1500

let server: FastifyInstance
let port: number
beforeAll(async () => {
  const config = readConfig({ MAX_CONNECTIONS: '20' })
  server = await makeServer({ ...config, limits: { ...LIMITS, headersMs: HEADERS_MS } }, makeLog('silent'))
  await server.listen({ port: 0, host: '127.0.0.1' })
  port = (server.server.address() as AddressInfo).port
})
afterAll(() => server.close())

describe('a connection', () => {
  test.each(['', 'GET / HTTP/1.1\r\n', 'GET / HTTP/1.1\r\nHost: shop.test\r\nX: '])(
    'on which the headers do not come in time is closed: %j (FF-343)',
    async bytes => {
      const began = performance.now()
      const { status } = await say(port, bytes, write => {
        const drip = setInterval(() => write(bytes && 'x') || clearInterval(drip), 50)
      })
      expect([408, Number.NaN]).toContain(status)
      expect(performance.now() - began).toBeGreaterThan(HEADERS_MS - 100)
      expect(performance.now() - began).toBeLessThan(8000)
    },
  )

  test('is not kept for a body that nobody reads', async () => {
    const { status, headers } = await say(port, 'GET /none HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 100\r\n\r\n')
    expect(status).toBe(404)
    expect(headers).toMatch(/^connection: close$/im)
  })

  test('above their number is closed at once (FF-344)', async () => {
    const open = Array.from({ length: 20 }, () => say(port, 'GET /none HTTP/1.1\r\n'))
    await expect.poll(async () => new Promise(resolve => server.server.getConnections((_, n) => resolve(n)))).toBe(20)
    let timedOut = 0
    for (const one of open) one.then(() => timedOut++)
    expect((await say(port, 'GET /none HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n')).headers).toBe('')
    expect(timedOut).toBe(0)
    await Promise.all(open)
    expect((await say(port, 'GET /none HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n')).status).toBe(404)
  })
})
