import type { Who } from '@fairfloor/domain/endpoint'
import { sql } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { joins, keepAsked } from './areas/basket/approval/test-approval.ts'
import { saveQuestions } from './areas/feedback/index.ts'
import { type SampleShow, testSamples } from './areas/samples/test-samples.ts'
import { ACCOUNTS } from './areas/show-orders/test-show.ts'
import { rows } from './platform/database.ts'
import { JOBS_SCHEMA } from './platform/jobs.ts'
import type { Served } from './platform/serve.ts'
import { type Browser, withKey } from './platform/testing/app.ts'
import { type ChangedTables, watchTables } from './platform/testing/changed-tables.ts'
import { inBatches, type Sent, written } from './platform/testing/hostile-batches.ts'
import type { Attack, KnownValues } from './platform/testing/hostile-parts.ts'
import { attacksOn } from './platform/testing/hostile-requests.ts'
import { sampleOn } from './platform/testing/hostile-sample.ts'
import { fewHostileTexts, hostileTexts } from './platform/testing/hostile-values.ts'
import { isLongRun, randomFor } from './platform/testing/run.ts'
import { transaction } from './platform/transaction.ts'

/** Some wait for the same lock, one after the other: the last of more would be unavailable on a slow machine. */
const AT_ONCE = 500

const random = randomFor('hostile requests')

let show: SampleShow
let known: KnownValues
let tables: ChangedTables
let asked = 0
type Viewer = 'visitor' | 'buyer' | 'client' | 'exhibitor' | 'agent' | 'operator'
const entitled: Record<Who, Viewer> = {
  anyone: 'visitor',
  user: 'buyer',
  customer: 'buyer',
  client: 'client',
  agent: 'agent',
  operator: 'operator',
}

/** A show of its own whose tables are watched. */
export async function openAttacked(): Promise<void> {
  show = await testSamples()
  const { north } = show
  // Some reactions send jobs.
  await show.app.platform.jobs.start()
  await transaction(show.app.platform.db, tx =>
    saveQuestions(tx, [{ exhibitorId: north, type: 'rating', question: 'How do you like our whey?' }]),
  )
  const buyer = await show.as(ACCOUNTS.buyer)
  const [address] = (await buyer.get('/api/onlineshop/vts-release')).json().shipping_addresses
  const flavour = show.flavour.get('f1')!
  const daan = await joins(show, 'Daan')
  const { db, clock } = show.app.platform
  // One of the lists, of the keys and of a colleague's orders that wait has the id that the attacks use.
  for (let nth = 1; nth <= flavour; nth++) {
    await buyer.post('/api/onlineshop/order-lists', { name: `List ${nth}`, sharing: 'change', positions: [] })
    await buyer.post('/api/api_settings/keys', { name: `Key ${nth}`, rights: [], is_test: false })
    await keepAsked(db, { customerId: daan.customerId, askedBy: daan.id, at: clock() })
  }
  known = {
    sharing: 'read',
    id: String(flavour),
    positionsJson: [
      { product_attribute_id: flavour, sample_product_attribute_id: show.sample.get('Vanilla'), quantity: 1 },
    ],
    exhibitor_id: north,
    answersJson: { 1: 4 },
    changes: [{ id: flavour, quantity: 1 }],
    product_attribute_id: flavour,
    shipping_address_id: address.id,
    confirm: true,
  }
  // Side effects that are allowed: a refused login is counted, presence in the hall ends shortly after the page is closed,
  // the lists of API clients follow within a second, and each of their requests is kept.
  const ignored = ['login_attempts', 'hall_presences', 'api_feeds', 'api_rows', 'api_requests']
  tables = await watchTables(show.app.platform.db, ignored)
}

export async function closeAttacked(): Promise<void> {
  await tables.remove()
  await show.app.close()
}

async function come(who: Viewer): Promise<Browser> {
  if (who === 'client') return withKey(show.app.platform, await show.as(ACCOUNTS.buyer))
  const browser = who === 'visitor' ? show.app.browser() : await show.as(ACCOUNTS[who])
  if (who !== 'visitor') return browser
  const { token } = (await browser.get('/csrf-token')).json()
  known = { ...known, _csrf_token: token }
  return browser
}

/** What is wrong with an answer; undefined if it is fine. */
function faultOf(endpoint: Served, answer: LightMyRequestResponse): string | undefined {
  const type = String(answer.headers['content-type'])
  if (answer.statusCode >= 500) return `${answer.statusCode} ${answer.body.slice(0, 200)}`
  if (answer.statusCode >= 400) {
    if (!type.startsWith('application/problem+json'))
      return `${answer.statusCode} as ${type} ${answer.body.slice(0, 100)}`
    const { status, title, detail } = answer.json()
    return status === answer.statusCode && title && detail ? undefined : answer.body
  }
  // A stream that the organiser switched off.
  if (answer.statusCode === 204 && endpoint.media && !answer.body) return undefined
  if (answer.statusCode !== 200) return String(answer.statusCode)
  if (!type.startsWith('application/json')) return endpoint.method === 'GET' ? undefined : type
  const read = endpoint.answer['~standard'].validate(answer.json()) as { issues?: unknown }
  return read.issues ? JSON.stringify(read.issues) : undefined
}

/** What one viewer sends to a call. */
function* sentBy(who: Viewer, endpoint: Served): Generator<Sent> {
  for (const attack of isLongRun ? everything(who, endpoint) : sample(who, endpoint)) yield { endpoint, attack }
}

function everything(who: Viewer, endpoint: Served): Iterable<Attack> {
  // The full set on PostgreSQL; the embedded database behaves alike and is slower.
  const isWhole = show.app.database.url !== undefined
  const isTheirs = entitled[endpoint.who] === who
  if (!isWhole && !isTheirs && who !== 'visitor') return []
  return attacksOn(endpoint, known, {
    texts: isTheirs ? hostileTexts(isWhole ? 1 : 25) : fewHostileTexts,
    broken: isTheirs || who === 'visitor',
  })
}

/** All that somebody else sends ends at the same guard, so one request is enough. */
function* sample(who: Viewer, endpoint: Served): Generator<Attack> {
  if (entitled[endpoint.who] === who) yield* sampleOn(endpoint, known, random)
  else yield random.of([...attacksOn(endpoint, known, { texts: fewHostileTexts, broken: true })])
}

/** Every field of every call, as these viewers. @returns what is wrong, in words */
export async function faultsAs(viewers: readonly Viewer[]): Promise<string[]> {
  const faults: string[] = []
  for (const who of viewers) {
    let browser = await come(who)
    // Where each call gets one request, those of calls that are open to the same viewers go together.
    const groups = Map.groupBy(show.app.platform.server.served, ({ method, path, who: whose }) =>
      isLongRun || entitled[whose] === who ? `${method} ${path}` : whose,
    )
    for (const endpoints of groups.values()) {
      for (const batch of inBatches(
        AT_ONCE,
        Iterator.from(endpoints).flatMap(endpoint => sentBy(who, endpoint)),
      )) {
        const found = await attack(browser, batch)
        faults.push(...found.faults.map(fault => `${who}: ${fault}`))
        // A request that got through may have ended the session.
        if (found.accepted > 0) browser = await come(who)
      }
    }
  }
  return faults
}

/** Waits for the work caused by earlier requests; a failed reaction is retried after seconds. What is due in a day is none. */
async function rest(): Promise<void> {
  const { db, outbox } = show.app.platform
  const open = async () => {
    await outbox.drain()
    const events = sql`select topic, error from outbox_events where handled_at is null`
    const jobs = sql`
      select name from ${sql.identifier(JOBS_SCHEMA)}.job
      where state in ('created', 'retry', 'active') and start_after < now() + interval '5 minutes'`
    return [...(await rows(db, events)), ...(await rows(db, jobs))]
  }
  await expect.poll(open, { timeout: 30_000, interval: 50 }).toEqual([])
}

/** Several requests at once. If all are refused, every row of every table must be unchanged. */
async function attack(browser: Browser, all: readonly Sent[]): Promise<{ accepted: number; faults: string[] }> {
  await rest()
  // Forgets what earlier requests changed.
  await tables.changed()
  // A stream would stay open.
  const closing = setInterval(show.app.endStreams, 20)
  let accepted = 0
  const found = await Promise.all(
    all.map(async (sent, i) => {
      // Each from its own address, so that throttling hides nothing.
      const remoteAddress = `10.${++asked >> 16}.${(asked >> 8) & 255}.${i & 255}`
      const answer = await browser.call({ ...sent.attack.options(), remoteAddress })
      if (answer.statusCode < 400) accepted++
      const fault = faultOf(sent.endpoint, answer)
      return fault === undefined ? [] : [`${written(sent)}: ${fault}`]
    }),
  )
  clearInterval(closing)
  const faults = found.flat()
  if (accepted === 0) {
    const changed = await tables.changed()
    if (changed.length > 0) faults.push(`${changed.join(', ')} changed by ${all.map(written).join(' or ')}`)
  }
  return { accepted, faults }
}
