import { existsSync } from 'node:fs'
import { type ClientRequest, request } from 'node:http'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { demoHouse } from '../demo/orders.ts'
import { demoPeople } from '../demo/people.ts'
import { setUpHouse } from './areas/seller/index.ts'
import { readConfig } from './platform/config.ts'
import { openDatabase } from './platform/database.ts'
import { type LastingDatabase, lastingDatabase } from './platform/testing/database.ts'
import { isLongRun } from './platform/testing/run.ts'
import { launchServer, makeCaller, type ServerProcess, startServer } from './platform/testing/server-process.ts'
import { transaction } from './platform/transaction.ts'

// The product as a process: how it starts and stops. For kills see durability.long.test.ts.

const NOW = '2031-05-06T12:00:00Z'
const BUYER = 'buyer@fairfloor.test'
/** Starting is slow beside other work. */
const LONG_MS = 180_000
const isEmbedded = inject('templateFile') !== undefined

let lasting: LastingDatabase
let running: ServerProcess[] = []

beforeAll(async () => {
  lasting = await lastingDatabase()
  const database = await openDatabase(readConfig(lasting.env))
  await transaction(database.db, async tx => {
    await setUpHouse(tx, { ...demoHouse, settings: { ...demoHouse.settings, demoLoadedAt: new Date(NOW) } })
    await demoPeople(tx, new Date(NOW))
  })
  await database.close()
}, LONG_MS)
afterEach(async () => {
  await Promise.all(running.map(server => server.end('SIGKILL')))
  running = []
})
afterAll(() => lasting.remove())

async function begun(how: typeof startServer): Promise<ServerProcess> {
  const server = await how({ ...lasting.env, CLOCK: NOW })
  running.push(server)
  return server
}

test(
  'it lives and says 503 while it starts, then its address and the demo accounts, and SIGTERM ends it with 0 (TS-551, TS-554, TS-558, FF-345)',
  async () => {
    const server = await begun(launchServer)
    const seen = new Set<string>()
    await expect
      .poll(async () => [...seen.add(`${await server.live()} ${await server.health()}`)], {
        timeout: LONG_MS,
        interval: 20,
      })
      .toEqual(expect.arrayContaining(['200 503', '200 200']))
    await expect.poll(server.printed).toContain(BUYER)
    expect(server.printed()).toContain(`Fairfloor is open at ${server.url}`)
    expect(await server.end('SIGTERM')).toBe(0)
    expect(existsSync(join(lasting.env.DATA_DIR!, 'lock'))).toBe(false)
    expect(await server.health()).toBeUndefined()
  },
  LONG_MS,
)

test.runIf(isLongRun && isEmbedded)(
  'a second one on the same folder is refused with a clear text (TS-537, FF-303)',
  async () => {
    const first = await begun(startServer)
    const second = await begun(launchServer)
    expect(await second.ended).toBe(1)
    expect(second.printed()).toContain(`is in use by process ${first.pid}`)
    expect(await first.health()).toBe(200)
  },
  LONG_MS,
)

test.runIf(isLongRun && !isEmbedded)(
  'on the PostgreSQL server of DATABASE_URL two are one product (TS-536)',
  async () => {
    const [first, second] = [await begun(startServer), await begun(startServer)]
    const buyer = makeCaller()
    await buyer.logIn(first.url, BUYER)
    expect(await buyer.read(second.url, '/api/current_user')).toMatchObject({ user: { email: BUYER } })
    expect(existsSync(join(lasting.env.DATA_DIR!, 'database'))).toBe(false)
  },
  LONG_MS,
)

/** A request of which the server has received the head and the first half of the body. */
async function halfSent(server: ServerProcess) {
  const body = 'x'.repeat(1000)
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': 2 * body.length }
  const sending: ClientRequest = request(`${server.url}/lost-password`, {
    method: 'POST',
    headers: { 'x-requested-with': 'XMLHttpRequest', expect: '100-continue', ...headers },
  })
  const answer = new Promise<number | string>(resolve => {
    sending.once('response', response => resolve(response.resume().statusCode!))
    sending.once('error', (error: NodeJS.ErrnoException) => resolve(error.code!))
  })
  // The server requests the body: handling has begun.
  await new Promise(resolve => sending.once('continue', resolve).flushHeaders())
  sending.write(body)
  return { answer, finish: () => sending.end(body) }
}

test(
  'at SIGTERM a request that runs is finished, while nobody new comes in (TS-556, TS-557)',
  async () => {
    const server = await begun(startServer)
    const { answer, finish } = await halfSent(server)
    const ended = server.end('SIGTERM')
    await expect.poll(server.health).toBeUndefined()
    finish()
    expect(await answer).toBe(200)
    expect(await ended).toBe(0)
  },
  LONG_MS,
)

test.runIf(isLongRun)(
  'at SIGTERM a request that never ends is cut off, so that all is closed within 10 seconds (TS-557)',
  async () => {
    const server = await begun(startServer)
    const { answer } = await halfSent(server)
    const began = performance.now()
    expect(await server.end('SIGTERM')).toBe(0)
    expect(performance.now() - began).toBeLessThan(10_000)
    expect(await answer).toBe('ECONNRESET')
  },
  LONG_MS,
)
