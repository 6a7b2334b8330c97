import { readFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { orderOf } from './areas/basket/test-checkout.ts'
import { setStock } from './areas/catalogue/index.ts'
import { type Receiver, startReceiver } from './areas/customer-api/push/test-receiver.ts'
import { ACCOUNTS, DURING, type TestShow, testShow } from './areas/show-orders/test-show.ts'
import { rows } from './platform/database.ts'
import type { Browser } from './platform/testing/app.ts'
import { transaction } from './platform/transaction.ts'

// Boots the app once, and runs three flows under the profiler: some eight processor seconds.
const root = fileURLToPath(new URL('../../', import.meta.url))
const page = readFileSync(`${root}docs/flows.md`, 'utf8')

/** The files that a section of the page names; areas and domain are written without what all paths begin with. */
function named(section: string): string[] {
  const text = page.split(/^## /m).find(part => part.startsWith(section))!
  return [...text.matchAll(/^\| `([\w./-]+)`/gm)].map(([, name]) =>
    name!.startsWith('domain/') ? name!.replace('domain/', 'domain/src/') : `server/src/areas/${name}`,
  )
}

/** Files of areas and domain with a named function that ran, and how many of those there were. By V8's own counters. */
async function ran(work: () => Promise<unknown>) {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  await work()
  const { result } = await session.post('Profiler.takePreciseCoverage')
  session.disconnect()
  const files = new Map<string, number>()
  for (const { url, functions } of result) {
    const path = url.replace('file://', '').replace(root, '')
    if (!/^(server\/src\/areas|domain\/src)\//.test(path) || path.includes('/test-')) continue
    const count = functions.filter(({ functionName, ranges }) => functionName && ranges[0]!.count > 0).length
    if (count > 0) files.set(path, count)
  }
  return files
}

let show: TestShow
let buyer: Browser
let receiver: Receiver
beforeAll(async () => {
  show = await testShow({ STOCK_PUSH_ALLOW_PRIVATE: '1' })
  buyer = await show.as(ACCOUNTS.buyer)
  receiver = await startReceiver()
  await show.app.platform.due.ask()
  await show.app.platform.outbox.drain()
})
afterAll(async () => {
  await receiver.close()
  await show.app.close()
})

const succeeds = async (call: ReturnType<Browser['get']>) => expect((await call).statusCode).toBe(200)
const add = () =>
  succeeds(
    buyer.form('/api/onlineshop/basket/positions', {
      positionsJson: JSON.stringify([{ product_attribute_id: show.flavour.get('f1'), quantity: 12 }]),
    }),
  )

/** The first one reads session, promotions and words, which later ones know. */
async function addAgain() {
  await add()
  return add
}

async function place() {
  await add()
  const order = await orderOf(buyer)
  return () => succeeds(buyer.post('/api/onlineshop/orders', order))
}

async function push() {
  await buyer.form('/api/api_settings', { name: 'api_url', value: receiver.url })
  const at = new Date(DURING.ordering).getTime()
  return async () => {
    await transaction(show.app.platform.db, tx => setStock(tx, [{ flavourId: show.flavour.get('f3')!, quantity: 3 }]))
    for (const seconds of [0, 10]) {
      show.app.setNow(new Date(at + seconds * 1000).toISOString())
      await show.app.platform.due.ask()
    }
    const noted = sql`select 1 from stock_deliveries`
    await vi.waitFor(async () => expect(await rows(show.app.platform.db, noted)).toHaveLength(1))
  }
}

const beside = [...named('Every call'), ...named('Beside')]
/** Every file of these that runs is named. Other areas do what is due, or what they hear of, at the same time. */
const own = (...areas: string[]) => new RegExp(`/(${areas.join('|')})/`)
const buying = ['basket', 'catalogue', 'promotions', 'people', 'companies']

test.each([
  ['Adding to the basket', addAgain, own(...buying), 30, 90],
  ['Placing an order', place, own(...buying, 'orders', 'seller', 'billing', 'payments'), 45, 150],
  ['Telling a customer', push, own('customer-api(?!/rest/)'), 30, 150],
] as const)('%s runs through the files that docs/flows.md names', async (section, prepare, mine, files, functions) => {
  const work = await prepare()
  const counted = await ran(work)
  const wanted = named(section)
  expect(wanted.filter(file => !counted.has(file))).toEqual([])
  const unnamed = [...counted.keys()].filter(
    file => mine.test(file) && !wanted.includes(file) && !beside.includes(file),
  )
  expect(unnamed).toEqual([])
  expect(wanted.length + named('Every call').length).toBeLessThanOrEqual(files)
  expect(wanted.reduce((sum, file) => sum + counted.get(file)!, 0)).toBeLessThanOrEqual(functions)
})
