import type { Fault } from '@fairfloor/domain/customer-api/push/deliveries'
import type { Right } from '@fairfloor/domain/viewer'
import { isOffered, pricesOf, type Snapshot } from '../src/areas/catalogue/index.ts'
import {
  type Answered,
  beginningOf,
  keepRequests,
  makeKey,
  makeNamedKey,
  newWebhookId,
  noteOutcomes,
  noteUse,
  saveAddress,
  saveReferences,
} from '../src/areas/customer-api/index.ts'
import type { Bus } from '../src/platform/bus.ts'
import type { Db } from '../src/platform/database.ts'
import { viewerOf } from './own-lists.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const COUNTRY = 'NL'
/** Brands of which the buyer has given articles its own numbers, and which of their flavours. */
const BRANDS = 8
const FROM = 6
const OF_EACH = 10

const URL = 'https://kassa.de-merwede.example/fairfloor/stock'

/** Beside the key of the till. */
const NAMED_KEYS = [
  { name: 'Scanner in the stockroom', rights: [], is_test: false },
  { name: 'Till, trial', rights: ['order', 'prices'], is_test: true },
] as const

type Post = {
  readonly hoursAgo: number
  readonly kind: 'change' | 'test' | 'repeat'
  readonly articles: number
  readonly ms: number
  readonly status?: number
  readonly fault?: Fault
  readonly answer?: string
}

/** What the buyer's till was told, the oldest first. In the end it wanted no more, so that the demo calls nobody. */
const POSTS: readonly Post[] = [
  { hoursAgo: 210, kind: 'test', articles: 3, ms: 412, status: 401, answer: '{"error":"token expected"}' },
  { hoursAgo: 209.9, kind: 'test', articles: 3, ms: 188, status: 200, answer: '{"updated":3}' },
  { hoursAgo: 187, kind: 'change', articles: 4, ms: 143, status: 200, answer: '{"updated":4}' },
  { hoursAgo: 164, kind: 'change', articles: 12, ms: 201, status: 200, answer: '{"updated":12}' },
  { hoursAgo: 141, kind: 'change', articles: 1, ms: 96, status: 200, answer: '{"updated":1}' },
  { hoursAgo: 118.2, kind: 'change', articles: 7, ms: 10_000, fault: 'timeout' },
  { hoursAgo: 118.1, kind: 'change', articles: 7, ms: 9_214, status: 503, answer: 'Till is being updated' },
  { hoursAgo: 118, kind: 'change', articles: 7, ms: 167, status: 200, answer: '{"updated":7}' },
  { hoursAgo: 93, kind: 'change', articles: 2, ms: 122, status: 200, answer: '{"updated":2}' },
  { hoursAgo: 92.5, kind: 'repeat', articles: 7, ms: 131, status: 200, answer: '{"updated":0}' },
  { hoursAgo: 66, kind: 'change', articles: 5, ms: 154, status: 200, answer: '{"updated":5}' },
  { hoursAgo: 45, kind: 'change', articles: 9, ms: 149, status: 200, answer: '{"updated":9}' },
  { hoursAgo: 27, kind: 'change', articles: 3, ms: 58, status: 410, answer: 'Moved to the new till' },
]

/** What its systems have asked last, the oldest first; `of` is the place of a key with a name. */
const REQUESTS = [
  {
    ...{ minutesAgo: 61, of: 1, method: 'POST', path: '/api/v1/orders', status: 422, ms: 48, code: 'lines_refused' },
    sent: { lines: [{ sku: 'NOR-001', quantity: 3 }], external_reference: 'PO-118' },
    answer: {
      ...{ title: 'Unprocessable Content', status: 422, code: 'lines_refused' },
      detail: 'One line cannot be taken, so nothing was done.',
      details: { lines: [{ index: 0, code: 'unknown_sku', detail: 'No article has this SKU.', next_quantity: null }] },
    },
  },
  {
    ...{
      minutesAgo: 33,
      of: 0,
      method: 'GET',
      path: '/api/v1/invoices',
      status: 403,
      ms: 2,
      code: 'may_not_see_invoices',
    },
    answer: { title: 'Forbidden', status: 403, code: 'may_not_see_invoices', detail: 'You may not see invoices.' },
  },
  {
    ...{
      minutesAgo: 14,
      method: 'GET',
      path: '/api/v1/stock?limit=500',
      status: 200,
    },
    ...{ ms: 21, answer: { data: [], removed: [], next_cursor: 'MS5zdG9jay4xMjM0NQ', has_more: false } },
  },
] as const

type Buyer = { readonly userId: number; readonly customerId: number; readonly priceGroupId: number }

/** The buyer's own systems: their keys, one in use, and its own numbers of some articles. */
export async function demoApi(tx: Db, bus: Bus, snapshot: Snapshot, buyer: Buyer, now: Date): Promise<void> {
  const { customerId, userId: by, priceGroupId } = buyer
  const viewer = viewerOf(buyer, COUNTRY)
  const madeAt = new Date(now.getTime() - 40 * DAY_MS)
  await makeKey(tx, bus, viewer, madeAt)
  await noteUse(tx, { customerId, namedId: null }, new Date(now.getTime() - 14 * MINUTE_MS))
  const named: number[] = []
  for (const key of NAMED_KEYS) named.push((await makeNamedKey(tx, viewer, key, madeAt)).id)
  await keepRequests(tx, requestsOf(customerId, viewer.rights, named, now))
  const brands = [...snapshot.brands.values()].sort((a, b) => a.name.localeCompare(b.name)).slice(0, BRANDS)
  const flavours = brands.flatMap(({ products }) =>
    products
      .flatMap(({ sizes }) => sizes.flatMap(size => size.flavours))
      .filter(one => isOffered(one, now) && pricesOf(one.size, { country: COUNTRY, priceGroupId }))
      .slice(FROM, FROM + OF_EACH),
  )
  const wanted = new Map(flavours.map(({ id }, i) => [id, `DM-${2001 + i}`]))
  const clock = () => new Date(now.getTime() - 12 * DAY_MS)
  await saveReferences(tx, snapshot, { customerId, wanted, by, clock }, () => {})
}

/** Where the buyer was told of its stock. In a transaction after the demo's own: what it has made is no news. */
export async function demoStockEndpoint(tx: Db, snapshot: Snapshot, buyer: Buyer, now: Date): Promise<void> {
  const { customerId, userId: by } = buyer
  await saveAddress(tx, URL, { customerId, by, now: new Date(now.getTime() - 9 * DAY_MS) })
  const ids = [...snapshot.flavours.values()].filter(one => isOffered(one, now)).map(({ id }) => id)
  for (const [i, { hoursAgo, kind, articles, ms, status = null, fault = null, answer = '' }] of POSTS.entries()) {
    const sentAt = new Date(now.getTime() - hoursAgo * HOUR_MS)
    const result = status === 410 ? 'gone' : status === 200 ? 'taken' : 'failed'
    const posted = { kind, webhookId: newWebhookId(), flavourIds: ids.slice(i * 40, i * 40 + articles), sentAt }
    const answered = { durationMs: ms, status, fault, answer, nextTryAt: null }
    await noteOutcomes(tx, 'demo', [{ customerId, ...posted, ...answered, url: URL, result, isFailing: false }], sentAt)
  }
}

const jsonOf = (value: unknown) => beginningOf(JSON.stringify(value), { type: 'application/json', length: 0 })

const requestsOf = (customerId: number, rights: readonly Right[], named: readonly number[], now: Date): Answered[] =>
  REQUESTS.map((one, i) => {
    const key = 'of' in one ? NAMED_KEYS[one.of] : undefined
    return {
      ...{ customerId, rights, method: one.method, path: one.path, status: one.status, durationMs: one.ms },
      ...{ at: new Date(now.getTime() - one.minutesAgo * MINUTE_MS), requestId: `req-${i + 1}` },
      ...{ keyId: 'of' in one ? named[one.of]! : null, keyName: key?.name ?? null, isTest: key?.is_test ?? false },
      code: 'code' in one ? one.code : null,
      sent: 'sent' in one ? jsonOf(one.sent) : beginningOf(undefined, { type: undefined, length: 0 }),
      answer: jsonOf(one.answer),
    }
  })
