import { createServer, type Server as Receiver } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { readConfig } from '../../server/src/platform/config.ts'
import { openDatabase } from '../../server/src/platform/database.ts'
import type { BenchDatabase, Databases } from '../databases.ts'
import { p99Of } from '../measure.ts'
import { BUYER, logIn, type Session, sending, startProduct } from '../product.ts'
import { milliseconds, row } from '../report.ts'

const OPERATOR = 'operator@fairfloor.test'
const RECEIVERS = 1000
const FIRST_MS = 12_000
const LAST_MS = 20_000
const PACE = { rate: 200, seconds: 20 }

/** From one sold piece to the first and the last of 1,000 customers' servers, and the shop's own calls meanwhile. */
export async function pushStock(databases: Databases, demo: BenchDatabase): Promise<void> {
  const database = await databases.copy(demo, 'push')
  const arrived = new Map<string, number>()
  const receiver = await receive(path => arrived.has(path) || arrived.set(path, performance.now()))
  await subscribe(database, `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`)
  const server = await startProduct(database)
  try {
    const buyer = await logIn(server, BUYER)
    const operator = await logIn(server, OPERATOR)
    const list = buyer.call('/api/onlineshop/products')
    const quiet = await p99Of(list, PACE)
    // What starting has moved is told by now.
    arrived.clear()
    await sellOne(operator)
    const sold = performance.now()
    const meanwhile = await p99Of(list, PACE)
    const times = [...arrived.values()].map(at => at - sold)
    const [first, last] = [Math.min(...times), times.length < RECEIVERS ? Number.NaN : Math.max(...times)]
    const row1 = { ours: milliseconds(first), wanted: '<= 12 s', kept: first <= FIRST_MS }
    row({ what: `stock push: a sold piece at the first of ${RECEIVERS} receivers`, ...row1 })
    const row2 = { ours: milliseconds(last), wanted: '<= 20 s', kept: last <= LAST_MS }
    row({ what: `at the last of them, of which ${times.length} were told`, ...row2 })
    const ratio = meanwhile / quiet
    row({ what: 'the shop’s list meanwhile, p99', ours: milliseconds(meanwhile), floor: milliseconds(quiet), ratio })
  } finally {
    await server.remove()
    receiver.closeAllConnections()
    receiver.close()
  }
}

async function receive(told: (path: string) => unknown): Promise<Receiver> {
  const receiver = createServer((request, response) => {
    request.resume()
    request.on('end', () => {
      told(request.url ?? '')
      response.writeHead(204).end()
    })
  })
  await new Promise<void>(resolve => receiver.listen(0, '127.0.0.1', resolve))
  return receiver
}

/** Customers with API access, each with an address of its own on the receiver. */
async function subscribe({ env }: BenchDatabase, url: string): Promise<void> {
  const database = await openDatabase(readConfig({ ...env, LOG_LEVEL: 'silent' }))
  await database.db.execute(sql`
    with made as (
      insert into customers (company, country, price_group_id, carrier, payment_method, has_api_access, approved_at)
      select 'Receiver ' || n, 'NL', (select min(id) from price_groups), 'DHL', 'invoice', true, now()
      from generate_series(1, ${RECEIVERS}::int) n returning id
    ), people as (
      insert into users (email, name, password_hash, customer_id)
      select 'receiver' || id || '@fairfloor.test', 'Receiver', '', id from made
    )
    insert into stock_endpoints (customer_id, url, token, secret, saved_at, state_since, told_through)
    select id, ${url} || '/' || id, 'Bearer token', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', now(), now(), settled_change()
    from made`)
  await database.close()
}

type Stock = { version: string; flavours: { flavour_id: number; free: number | null }[] }

/** At the counter: the stock has one piece less. */
async function sellOne(operator: Session): Promise<void> {
  const { flavours } = await operator.json<Stock>('/api/admin/stock?page=1')
  const { flavour_id } = flavours.find(({ free }) => (free ?? 0) > 0)!
  const { version } = await operator.json<Stock>(`/api/admin/stock/${flavour_id}?page=1`)
  const correction = { version, by: 'change', quantity: -1, reason: 'sold at the counter' }
  await operator.json(`/api/admin/stock/${flavour_id}/corrections`, sending('POST', correction))
}
