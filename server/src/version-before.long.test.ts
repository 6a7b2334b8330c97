import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { ACCOUNTS } from './areas/show-orders/test-show.ts'
import { bareDatabase } from './platform/testing/database.ts'
import { makeCaller, type ServerProcess, startServer } from './platform/testing/server-process.ts'
import { unpackVersionBefore } from './platform/testing/version-before.ts'

// While servers are replaced one by one, the version before and this one serve one database: what the one has filled the
// other migrates and serves, and both take orders.
// A minute: the version before is unpacked with its libraries, and loads its own demo.

const AT_ONCE = 20
const CLOCK = '2031-05-06T12:00:00Z'
const ORDERS = '/api/onlineshop/orders'
const CHECKOUT = '/api/onlineshop/checkout'

type Line = readonly [id: number, quantity: number]
type Read = <Body>(path: string) => Promise<Body>

/** Flavours of a booth. */
const ofBooth = async (read: Read): Promise<number[]> => {
  const sizes = await read<{ product_attributes: { id: number }[] }[]>('/api/onlineshop/vts-exhibitors/1/product-sizes')
  return sizes.flatMap(size => size.product_attributes.map(({ id }) => id))
}
const ofWeek = async (read: Read): Promise<number[]> =>
  (await read<{ id: number }[]>(`${WEEK}/flavour-list`)).map(({ id }) => id)
/** The lots of which there are most. */
const ofOutlet = async (read: Read): Promise<number[]> => {
  const { lots } = await read<{ lots: { id: number; left: number }[] }>('/api/onlineshop/outlet')
  return lots.sort((a, b) => b.left - a.left).map(({ id }) => id)
}
const form = (lines: readonly Line[]) =>
  new URLSearchParams({
    positionsJson: JSON.stringify(lines.map(([id, quantity]) => ({ product_attribute_id: id, quantity }))),
  })

const SHOP = '/api/onlineshop/basket'
const OUTLET = '/api/onlineshop/outlet/basket'
const WEEK = '/api/onlineshop/newcomer-week'

/** What each basket takes, how it is sent, and what the basket's answer says about pieces and price. */
const BASKETS = [
  {
    basket: 'shop',
    goods: ofBooth,
    add: `${SHOP}/positions`,
    body: form,
    read: SHOP,
    sums: (answer: Record<string, number>) => [answer.total_quantity, answer.total_price_exc_vat],
  },
  {
    basket: 'outlet',
    goods: ofOutlet,
    add: `${OUTLET}/positions`,
    body: (lines: readonly Line[]) => ({ positions: lines.map(([lot_id, quantity]) => ({ lot_id, quantity })) }),
    read: OUTLET,
    sums: (answer: Record<string, number>) => [answer.total_quantity, answer.total_price_exc_vat],
  },
  {
    basket: 'Newcomer Week',
    goods: ofWeek,
    add: `${WEEK}/basket/positions`,
    body: form,
    read: `${WEEK}/basket-header`,
    sums: (answer: Record<string, number>) => [answer.total_quantity, answer.total_price],
  },
  {
    basket: 'fair',
    goods: ofBooth,
    add: '/api/onlineshop/vts-basket-add-position',
    body: form,
    read: '/api/onlineshop/vts-basket',
    sums: (answer: Record<string, number>) => [answer.total_positions_quantity, answer.total_positions_price_excl_vat],
  },
]

type Description = {
  readonly paths: Record<string, { get?: { responses: Record<string, { content?: Record<string, object> }> } }>
}

/** The addresses that are read without an id. */
const readsOf = ({ paths }: Description): string[] =>
  Object.entries(paths)
    .filter(([path, { get }]) => !path.includes('{') && get?.responses[200]?.content?.['application/json'])
    .map(([path]) => path)

const folder = mkdtempSync(join(tmpdir(), 'fairfloor-version-before-'))
const isEmbedded = inject('templateFile') !== undefined
const before = isEmbedded ? undefined : unpackVersionBefore(folder, 'version-before.long.test.ts')

afterAll(() => rmSync(folder, { recursive: true }), 300_000)

describe.skipIf(!before)(`beside ${before?.slice(0, 8)}`, () => {
  let database: Awaited<ReturnType<typeof bareDatabase>>
  let old: ServerProcess
  let current: ServerProcess
  const buyer = makeCaller()
  const operator = makeCaller()
  const callers = { visitor: makeCaller(), buyer, operator }
  const both = () => [old, current] as const
  const fromBoth = <Body>(path: string) => Promise.all(both().map(({ url }) => buyer.read<Body>(url, path)))

  /** How a server answers what it can be asked without an id. */
  async function answers({ url }: ServerProcess, paths: readonly string[]): Promise<Record<string, number>> {
    const statuses: Record<string, number> = {}
    for (const [who, caller] of Object.entries(callers))
      for (const path of paths) statuses[`${who} ${path}`] = (await caller.call(url, 'GET', path))?.status ?? 0
    return statuses
  }

  let paths: readonly string[]
  /** What the old server answered before anything else used its database. */
  let alone: Record<string, number>

  beforeAll(async () => {
    database = await bareDatabase()
    const env = { DATABASE_URL: database.url, DATA_DIR: join(folder, 'data'), DEMO: '1', CLOCK }
    old = await startServer(env, join(folder, 'server/src'))
    await buyer.logIn(old.url, ACCOUNTS.gym)
    await operator.logIn(old.url, ACCOUNTS.operator)
    paths = readsOf(await operator.read(old.url, '/api/openapi.json'))
    alone = await answers(old, paths)
    current = await startServer(env)
  }, 600_000)
  afterAll(async () => {
    await Promise.all([old, current].map(server => server?.end('SIGKILL')))
    await database?.drop()
  })

  test('what it has filled both answer, when this version has changed the tables', async () => {
    expect(paths.length).toBeGreaterThan(100)
    expect(await answers(old, paths)).toEqual(alone)
    const here = await answers(current, paths)
    expect(Object.entries(here).filter(([, status]) => status >= 500)).toEqual([])
  }, 300_000)

  test('an order placed at either is the same at both', async () => {
    const placed: number[] = []
    for (const [i, { url }] of both().entries()) {
      const [flavour] = await ofBooth(path => buyer.read(url, path))
      expect((await buyer.call(url, 'POST', `${SHOP}/positions`, form([[flavour!, 40]])))?.status).toBe(200)
      const { chosen, breakdown } = await buyer.read<{ chosen: object; breakdown: { total_price_inc_vat: number } }>(
        url,
        CHECKOUT,
      )
      const given = { external_reference: null, note: null, wished_on: null }
      const order = { ...chosen, ...given, seen_total: breakdown.total_price_inc_vat }
      const reply = await buyer.call(url, 'POST', ORDERS, order, `order-${i}`)
      expect(reply?.status, JSON.stringify(reply?.body)).toBe(200)
      placed.push((reply!.body as { order_id: number }).order_id)
    }
    const shown = await fromBoth<{ order_id: number }[]>(ORDERS)
    expect(shown[0]!.map(order => order.order_id).sort()).toEqual(placed.sort())
    expect(shown[1]).toEqual(shown[0])
  })

  test.each(BASKETS)(
    'twenty adders at both lose no piece of the basket: $basket',
    async ({ goods, add, body, read, sums }) => {
      const [one, other] = (await goods(path => buyer.read(current.url, path))) as [number, number]
      // Either way round: a version that locks in another order would lock the other out.
      const lines = (i: number): Line[] =>
        i % 4 < 2
          ? [
              [one, 1],
              [other, 2],
            ]
          : [
              [other, 2],
              [one, 1],
            ]
      const added = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, i) =>
          buyer.call(both()[i % 2]!.url, 'POST', add, body(lines(i)), `${add}-${i}`),
        ),
      )
      expect(added.map(reply => reply?.status)).toEqual(Array(AT_ONCE).fill(200))
      await expect
        .poll(async () => sums((await fromBoth<Record<string, number>>(read))[0]!))
        .toEqual([3 * AT_ONCE, expect.any(Number)])
      const [there, here] = (await fromBoth<Record<string, number>>(read)).map(sums)
      expect(here).toEqual(there)
    },
  )
})
