import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { demoIdentity } from '../demo/identity.ts'
import { openEmbedded } from './platform/database.ts'
import { transaction } from './platform/transaction.ts'

const NOW = '2031-05-06T12:00:00Z'
/** A start is slow beside other work. */
const LONG_MS = 180_000

let folder: string
let running: ChildProcess[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fairfloor-main-'))
  // The migrated template saves making a database from nothing.
  const template = inject('templateFile')
  const options = template ? { loadDataDir: new Blob([readFileSync(template)]) } : {}
  const database = await openEmbedded(new PGlite(join(folder, 'database'), options))
  await transaction(database.db, tx => demoIdentity(tx, new Date(NOW)))
  await database.close()
}, LONG_MS)
afterEach(() => {
  for (const one of running) if (one.exitCode === null) one.kill('SIGKILL')
  running = []
})
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}

/** Starts the product on the folder; `said` is all that it has printed. */
async function start() {
  const port = await freePort()
  const env = { PATH: process.env.PATH, PORT: String(port), DATA_DIR: folder, CLOCK: NOW }
  const product = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], { env })
  running.push(product)
  let text = ''
  for (const stream of [product.stdout, product.stderr]) stream.on('data', chunk => (text += chunk))
  const url = `http://127.0.0.1:${port}`
  const health = () =>
    fetch(`${url}/health`).then(
      answer => answer.status,
      () => 0,
    )
  return { product, url, health, said: () => text, open: () => expect.poll(health, { timeout: LONG_MS }).toBe(200) }
}

test(
  'it says 503 while it starts, then its address and the demo accounts, and SIGTERM ends it with 0',
  async () => {
    const { product, url, health, said, open } = await start()
    const seen = new Set<number>()
    await expect
      .poll(async () => [...seen.add(await health())], { timeout: LONG_MS, interval: 20 })
      .toEqual(expect.arrayContaining([503, 200]))
    await open()
    await expect.poll(said).toContain('buyer@fairfloor.test')
    expect(said()).toContain(`Fairfloor is open at ${url}`)
    const ended = once(product, 'exit')
    product.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(existsSync(join(folder, 'lock'))).toBe(false)
    expect(await health()).toBe(0)
  },
  LONG_MS,
)

test(
  'a second one on the same folder is refused with a clear text',
  async () => {
    const first = await start()
    await first.open()
    const second = await start()
    const [code] = await once(second.product, 'exit')
    expect(code).not.toBe(0)
    expect(second.said()).toContain(`is in use by process ${first.product.pid}`)
    expect(await first.health()).toBe(200)
  },
  LONG_MS,
)

test(
  'after kill -9 it starts again, and has what it had answered',
  async () => {
    const marked = { 'x-requested-with': 'XMLHttpRequest' }
    const first = await start()
    await first.open()
    const csrf = await fetch(`${first.url}/csrf-token`)
    const { token } = (await csrf.json()) as { token: string }
    const login = await fetch(`${first.url}/api/login`, {
      method: 'POST',
      headers: { ...marked, cookie: cookiesOf(csrf) },
      body: new URLSearchParams({ _csrf_token: token, _username: 'buyer@fairfloor.test', _password: 'demo-2025' }),
    })
    expect(login.status).toBe(200)
    const ended = once(first.product, 'exit')
    first.product.kill('SIGKILL')
    await ended
    expect(existsSync(join(folder, 'lock'))).toBe(true)
    const second = await start()
    await second.open()
    const me = await fetch(`${second.url}/api/current_user`, { headers: { cookie: cookiesOf(login) } })
    expect(await me.json()).toMatchObject({ user: { email: 'buyer@fairfloor.test' } })
  },
  LONG_MS,
)

const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map(cookie => cookie.split(';', 1)[0])
    .join('; ')
