import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { demoHall } from '../demo/trade-show.ts'
import { testAwards } from './areas/awards/test-awards.ts'
import { joins, limit, send } from './areas/basket/approval/test-approval.ts'
import { fill, place } from './areas/basket/test-checkout.ts'
import { saveJob } from './areas/careers/index.ts'
import { registration } from './areas/companies/registration/test-registration.ts'
import { saveContentPage } from './areas/content/index.ts'
import { saveWeek } from './areas/newcomer-week/index.ts'
import { northAlone, product } from './areas/newcomer-week/test-week.ts'
import { shipOrder } from './areas/orders/index.ts'
import { TAKEN } from './areas/orders/test-house.ts'
import { makeLot } from './areas/outlet/test-outlet.ts'
import { saveBanner, savePromotion } from './areas/promotions/index.ts'
import { ACCOUNTS, DURING, type TestShow } from './areas/show-orders/test-show.ts'
import { questions, texts as surveyTexts } from './areas/surveys/test-surveys.ts'
import type { Served } from './platform/serve.ts'
import { type Browser, withKey } from './platform/testing/app.ts'
import { readEvery, readsOf, SLUG } from './platform/testing/every-get.ts'
import { transaction } from './platform/transaction.ts'

type Json = z.core.JSONSchema.BaseSchema

let show: TestShow
let reading: Served[]
let answered: Answered[]

type Answered = { call: string; endpoint: Served; body: unknown }

const words = { title: 'Picker', place: 'Venlo', hours: '', lead: '', text: 'You pick.' }
const jobAt = (slug: string) => ({
  slug,
  texts: { en: words, de: words },
  rank: 1,
  published: true,
  open_from: null,
  open_until: null,
})

beforeAll(async () => {
  ;({ show } = await testAwards())
  const { platform, shows, weeks } = show.app
  // Only the metadata of pictures is requested here.
  const files = { ...platform.files, put: async () => {} }
  await transaction(platform.db, async tx => {
    await demoHall(tx, files, shows, shows.current().edition.id)
    await savePromotion(tx, null, {
      name: 'Whey weeks',
      texts: { en: '', de: '' },
      banner: null,
      start: new Date(DURING.before),
      end: new Date(DURING.over),
      terms: { kind: 'percent', percent: 10 },
      groups: [],
      sizeIds: [],
      brandIds: [1],
    })
    await saveBanner(tx, null, {
      title: { en: 'Whey weeks', de: 'Whey-Wochen' },
      text: { en: '', de: '' },
      link: null,
      desktop: 'a'.repeat(64),
      phone: null,
      start: new Date(DURING.before),
      end: null,
      rank: 1,
    })
    await saveWeek(tx, {
      ...northAlone(1),
      start: new Date(DURING.before),
      end: new Date(DURING.over),
      products: [product(1, 20)],
    })
    await saveJob(tx, null, jobAt(SLUG), { userId: null, now: platform.clock() })
    await saveContentPage(tx, { slug: SLUG, title: 'Imprint', lead: '', sections: [] }, platform.clock())
  })
  await shows.reload()
  await weeks.reload()
  reading = readsOf(platform.server)

  const buyer = await show.as(ACCOUNTS.buyer)
  await show.add(buyer, { f1: 8, f2: 3, f4: 2 })
  await buyer.form('/api/virtual-trade-show/visit-exhibitor', { exhibitor_id: '1' })
  await buyer.call({ method: 'PUT', url: `/api/flavours/${show.flavour.get('f4')}/notify` })
  await buyer.call({ method: 'PUT', url: '/api/onlineshop/favourites/1' })
  const positions = [{ product_attribute_id: show.flavour.get('f1'), quantity: 6 }]
  await buyer.post('/api/onlineshop/order-lists', { name: 'Weekly', sharing: 'read', positions })
  const file = 'content-disposition: form-data; name="file"; filename="prices.csv"'
  await (await show.as(ACCOUNTS.operator)).call({
    method: 'POST',
    url: '/api/admin/imports',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: `--x\r\n${file}\r\n\r\nsku,regular_price\nN-3,52\n\r\n--x--\r\n`,
  })
  await (await show.as(ACCOUNTS.operator)).post('/api/admin/deliveries', {
    supplier: 'North',
    reference: null,
    note: null,
    lines: [{ line: null, flavour_id: show.flavour.get('f1'), quantity: 6, expected_on: null }],
  })
  await makeLot(show, await show.as(ACCOUNTS.operator), 'f3')
  await fill(show, buyer, { f2: 40 })
  const placed = await place(buyer)
  expect(placed.json()).toMatchObject({ order_id: expect.any(Number) })
  await (await show.as(ACCOUNTS.operator)).post(`/api/admin/orders/${placed.json().order_id}/pick-list`, {})
  // Kept within a second of the answer.
  await (await withKey(platform, buyer)).get('/api/v1/key')
  const kept = async () => (await buyer.get('/api/api_settings/requests')).json().requests.length
  await vi.waitFor(async () => expect(await kept()).toBe(1), 10_000)
  const colleague = await joins(show, 'Daan')
  await limit(buyer, colleague.id, 10, colleague.browser)
  await fill(show, buyer, { f2: 40 })
  expect((await send(colleague.browser)).statusCode).toBe(200)
  await show.app.browser().post('/api/registrations', registration({ email: 'nora@nova-gym.test' }))
  await show.app
    .browser()
    .post('/api/enquiries', { kind: 'general', name: 'N', email: 'n@nova-gym.test', message: '?' })
  await answerSurvey(await show.as(ACCOUNTS.operator), buyer)
  answered = await readEverything()
  show.app.setNow(DURING.confirmation)
  await (await show.as(ACCOUNTS.buyer)).patch('/api/onlineshop/vts-basket', { confirm: true })
  await show.release(await show.as(ACCOUNTS.buyer), { f1: 2, f2: 1 })
  await complain(await show.as(ACCOUNTS.buyer), placed.json().order_id)
  await platform.outbox.drain()
  answered.push(...(await readEverything()))
  // Some thousand calls: a minute is little on a machine that is busy with other tests.
}, 180_000)
afterAll(() => show.app.close())

/** Opens a survey, and answers it. */
async function answerSurvey(operator: Browser, buyer: Browser): Promise<void> {
  const { id, version } = (await operator.post('/api/admin/listing-surveys', { texts: surveyTexts, questions })).json()
  await operator.post(`/api/admin/listing-surveys/${id}/open`, { version })
  const { survey } = (await buyer.get('/api/listing-survey')).json()
  const said = [{ options: [1] }, { brands: [survey.brands[0].id] }, { options: [4] }, { text: 'Creatine' }]
  const answers = said.map((one, i) => ({ ...{ question: i + 1, options: [], brands: [], text: '' }, ...one }))
  const body = { survey_id: id, revision: survey.revision, answers }
  expect((await buyer.post('/api/listing-survey/answers', body)).statusCode).toBe(200)
}

/** Ships a piece of an order, and complains of it. */
async function complain(buyer: Browser, orderId: number): Promise<void> {
  const { db, clock } = show.app.platform
  const { shipmentId } = await transaction(db, tx => shipOrder(tx, orderId, [{ line: 1, quantity: 1 }], clock(), TAKEN))
  const body = { order_id: orderId, shipment_id: shipmentId, line: 1, quantity: 1, reason: 'damaged', text: 'Open.' }
  expect((await buyer.post('/api/complaints', { ...body, photos: [] })).statusCode).toBe(200)
}

/** Every GET as every role, with the first row that exists for it. */
async function readEverything(): Promise<Answered[]> {
  const found: Answered[] = []
  const people = await Promise.all(Object.values(ACCOUNTS).map(async email => [email, await show.as(email)] as const))
  const client = await withKey(show.app.platform, await show.as(ACCOUNTS.buyer))
  const all = [['visitor', show.app.browser()] as const, ...people, ['client', client] as const]
  for (const [name, browser] of all)
    for (const { url, ...answer } of await readEvery(browser, reading))
      found.push({ call: `${name} ${url}`, ...answer })
  return found
}

describe('every answer of every GET', () => {
  test('is what its endpoint declares, no field less and none more (TS-413..415, TS-492, TS-498, TS-514, SH-527, SH-625)', () => {
    const faults = answered.flatMap(({ call, endpoint, body }) => {
      const read = z.safeParse(endpoint.answer, body)
      if (!read.success) return [`${call}: ${z.prettifyError(read.error)}`]
      // Parsing drops undeclared fields.
      return differences(body, read.data).map(path => `${call}: ${path} is not declared`)
    })
    expect(faults).toEqual([])
  })

  test('was seen', () => {
    const seen = new Set(answered.map(({ endpoint }) => endpoint))
    const unseen = reading.filter(endpoint => !seen.has(endpoint)).map(({ path }) => path)
    expect(unseen).toEqual([])
  })

  test('has instants with their offset (TS-501, SH-530)', () => {
    const wrong = answered.flatMap(({ call, body }) =>
      texts(body)
        .filter(text => /^\d{4}-\d\d-\d\d[T ]\d\d:/.test(text) && !/(Z|[+-]\d\d:\d\d)$/.test(text))
        .map(text => `${call}: ${text}`),
    )
    expect(wrong).toEqual([])
  })
})

describe('every declared answer', () => {
  const fields = () =>
    show.app.platform.server.served.flatMap(({ method, path, answer }) =>
      fieldsOf(z.toJSONSchema(answer, { unrepresentable: 'any' }), `${method} ${path}`),
    )

  test('has null for what has no value, and leaves nothing out but extras: most shops take none', () => {
    const isOfExtras = (path: string) => / (line_extras|extras( \w+)?)$/.test(path)
    expect(
      fields()
        .filter(field => !field.isRequired)
        .map(({ path }) => path)
        .filter(path => !isOfExtras(path)),
    ).toEqual([])
  })

  test('has no field of its own for an error: the page would take it for one (TS-514)', () => {
    const faults = show.app.platform.server.served.filter(({ answer }) =>
      partsOf(z.toJSONSchema(answer, { unrepresentable: 'any' })).some(
        ({ properties }) => properties && 'error' in properties,
      ),
    )
    expect(faults.map(({ method, path }) => `${method} ${path}`)).toEqual([])
  })

  test('has amounts of money in euros with two decimals at most (TS-499, SH-528, FF-352)', async () => {
    const amounts = fields().filter(
      ({ name }) => /(price|cost|fee|msrp|sum|sums)(_|$)/i.test(name) || name === 'vatPrice',
    )
    expect(amounts.length).toBeGreaterThan(20)
    const notMoney = amounts.filter(
      ({ shape }) => isNumber(shape) && partsOf(shape).some(one => one.type === 'number' && one.title !== 'amount'),
    )
    expect(notMoney.map(({ path }) => path)).toEqual([])
    // Standard validators use floating point division, and refuse 17.1.
    expect((await show.app.browser().get('/api/openapi.json')).body).not.toContain('multipleOf')
  })

  test('has its times as ISO 8601 (TS-502, SH-531)', () => {
    const times = fields().filter(
      ({ name, shape }) =>
        /(_at|_start|_end|_time|_date|eta)$/.test(name) && partsOf(shape).some(one => one.type === 'string'),
    )
    expect(times.length).toBeGreaterThan(8)
    const loose = times.filter(({ shape }) =>
      partsOf(shape).some(one => one.type === 'string' && !/^date/.test(one.format ?? '')),
    )
    expect(loose.map(({ path }) => path)).toEqual([])
  })
})

function differences(left: unknown, right: unknown, path = ''): string[] {
  if (typeof left !== 'object' || left === null || typeof right !== 'object' || right === null)
    return Object.is(left, right) ? [] : [path]
  return Object.keys(left).flatMap(name =>
    differences((left as Record<string, unknown>)[name], (right as Record<string, unknown>)[name], `${path}.${name}`),
  )
}

const texts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value ? Object.values(value).flatMap(texts) : []

type Field = { path: string; name: string; shape: Json; isRequired: boolean }

function fieldsOf(shape: Json, path: string): Field[] {
  const own = Object.entries(shape.properties ?? {}).flatMap(([name, one]) => [
    { path: `${path} ${name}`, name, shape: one as Json, isRequired: shape.required?.includes(name) ?? false },
    ...fieldsOf(one as Json, `${path} ${name}`),
  ])
  const inside = [...partsOf(shape).filter(one => one !== shape), ...[shape.items ?? []].flat()]
  return [...own, ...inside.flatMap(one => fieldsOf(one as Json, path))]
}

/** A shape, or the alternatives of a union. */
const partsOf = (shape: Json): Json[] => (shape.anyOf ?? shape.oneOf ?? [shape]) as Json[]
const isNumber = (shape: Json) => partsOf(shape).some(({ type }) => type === 'number' || type === 'integer')
