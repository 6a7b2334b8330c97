import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rows } from '../../../platform/database.ts'
import type { Browser } from '../../../platform/testing/app.ts'
import { transaction } from '../../../platform/transaction.ts'
import { ACCOUNTS } from '../../show-orders/test-show.ts'
import { type TestPromotions, testPromotions } from '../test-promotions.ts'

let given: TestPromotions
let operator: Browser

beforeAll(async () => {
  given = await testPromotions()
  operator = await given.show.as(ACCOUNTS.operator)
})
afterAll(() => given.app.close())

const ADDRESS = '/api/admin/promotions'
const put = (url: string, payload: object, browser = operator) => browser.call({ method: 'PUT', url, payload })
/** Changes a promotion from the state that it has. */
const change = async (id: number, differing: object = {}) => {
  const { version } = (await operator.get(`${ADDRESS}/${id}`)).json()
  return put(`${ADDRESS}/${id}`, { ...body(differing), version })
}
const audit = async (search: string) => (await operator.get(`/api/admin/audit?search=${search}`)).json().entries

const body = (differing: object = {}) => ({
  name: 'Fill the fridge',
  text: { en: 'Pay five.', de: 'Bezahle fünf.' },
  kind: 'percent',
  percent: 20,
  from: null,
  paid: null,
  free: null,
  unit: null,
  start: '2031-05-05T00:00:00+02:00',
  end: '2031-05-20T23:59:59+02:00',
  group_ids: [],
  brand_ids: [],
  size_ids: [given.size('S2')],
  ...differing,
})
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="3"><rect width="8" height="3"/></svg>'
const setBanner = (id: number, content: string) => {
  const part = `--x\r\ncontent-disposition: form-data; name="picture"; filename="a.svg"\r\ncontent-type: image/svg+xml\r\n\r\n`
  return operator.call({
    method: 'PUT',
    url: `${ADDRESS}/${id}/banner`,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: `${part}${content}\r\n--x--\r\n`,
  })
}
const currentPrice = () => {
  const size = given.app.catalogue.snapshot().sizes.get(given.size('S2'))!
  return given.app.promotions.offerOf(size, { priceGroupId: null, country: null, now: given.app.platform.clock() })!
    .current
}

describe('a promotion of the operator', () => {
  let id: number

  test('is previewed without being saved (FF-973)', async () => {
    const { included, cheaper, sizes } = (
      await operator.post(`${ADDRESS}/preview`, body({ brand_ids: [given.brand('B1')], size_ids: [] }))
    ).json()
    expect({ included, cheaper }).toEqual({ included: 2, cheaper: 1 })
    expect(sizes).toEqual([
      {
        id: given.size('S2'),
        name: 'North Whey 2 kg',
        regular_price: 49.99,
        price_before: 49.99,
        price_after: 39.99,
        quantity: 1,
        total_before: 49.99,
        total_after: 39.99,
      },
    ])
    const free = { kind: 'free', percent: null, paid: 2, free: 1, unit: 'case', size_ids: [given.size('S1')] }
    const [line] = (await operator.post(`${ADDRESS}/preview`, body(free))).json().sizes
    expect(line).toMatchObject({ price_after: 19.99, quantity: 18, total_before: 359.82, total_after: 299.88 })
    expect((await operator.get(ADDRESS)).json().total).toBe(0)
  })

  test('counts at once, changes prices when it is changed, and stops when it is ended (FF-972)', async () => {
    const created = await operator.post(ADDRESS, body(), { 'idempotency-key': 'a'.repeat(32) })
    expect(created.statusCode).toBe(200)
    id = created.json().id
    // The same press again makes no second one.
    expect((await operator.post(ADDRESS, body(), { 'idempotency-key': 'a'.repeat(32) })).json().id).toBe(id)
    expect(currentPrice()).toBe(3999)
    const group = given.group('Gym')
    const changed = await change(id, { percent: 30, group_ids: [group], name: 'Fridge' })
    expect(changed.json()).toMatchObject({ groups: ['Gym'], percent: 30, state: 'running', sizes: 1 })
    expect(currentPrice()).toBe(4999)
    await change(id, { percent: 30, name: 'Fridge' })
    expect(currentPrice()).toBe(3499)
    const { version } = (await operator.get(`${ADDRESS}/${id}`)).json()
    expect((await operator.post(`${ADDRESS}/${id}/end`)).statusCode).toBe(200)
    expect(currentPrice()).toBe(4999)
    // A form that was open before does not set the old end again.
    const stale = await put(`${ADDRESS}/${id}`, { ...body({ percent: 30 }), version })
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'changed_meanwhile'])
    expect(currentPrice()).toBe(4999)
    expect((await operator.post(`${ADDRESS}/${id}/end`)).json().code).toBe('promotion_over')
    expect((await operator.get(`${ADDRESS}/${id}`)).json()).toMatchObject({ state: 'over' })
  })

  test('stands in the audit log with what was before and after (FF-972)', async () => {
    const entries = await audit('promotion')
    expect(entries.map(({ action }: { action: string }) => action)).toEqual([
      'end promotion',
      'change promotion',
      'change promotion',
      'create promotion',
    ])
    expect(entries[2].details).toEqual({
      name: { before: 'Fill the fridge', after: 'Fridge' },
      percent: { before: 20, after: 30 },
      groups: { before: [], after: ['Gym'] },
    })
    expect(entries[3].details.after).toMatchObject({ percent: 20, sizes: ['North Whey 2 kg'] })
  })

  test('has a picture, told by its content', async () => {
    const { version } = (await operator.get(`${ADDRESS}/${id}`)).json()
    const { banner_url, version: after } = (await setBanner(id, SVG)).json()
    // An open form is not out of date by it.
    expect(after).toBe(version)
    expect(banner_url).toMatch(/^\/media\/[0-9a-f]{32}\/640\.webp$/)
    expect((await operator.get(banner_url)).statusCode).toBe(200)
    expect((await setBanner(id, 'no picture')).json().code).toBe('not_a_picture')
    expect((await change(id)).json().banner_url).toBe(banner_url)
  })

  test.each([
    ['without a name', { name: ' ' }, 'name'],
    ['without what it gives', { percent: null }, 'kind'],
    ['without goods', { size_ids: [] }, 'size_ids'],
    ['that ends before it starts', { end: '2031-05-04T00:00:00Z' }, 'end'],
    ['of an unknown size', { size_ids: [999] }, 'size_ids'],
    ['for an unknown group', { group_ids: [999] }, 'group_ids'],
  ])('is refused %s', async (_, wrong, path) => {
    const answer = await operator.post(ADDRESS, body(wrong), { 'idempotency-key': `${path}${'b'.repeat(32)}` })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toMatchObject([{ path }])
  })

  test('is found by name and group, filtered and sorted (FF-977)', async () => {
    await given.save({
      name: 'Autumn',
      start: new Date('2031-09-01'),
      end: new Date('2031-09-30'),
      sizeIds: [given.size('S1')],
    })
    await given.save({ name: 'Bars', groups: [given.group('Gym')], sizeIds: [given.size('S3')] })
    const names = async (query: string) =>
      (await operator.get(`${ADDRESS}?${query}`)).json().promotions.map(({ name }: { name: string }) => name)
    expect(await names('')).toEqual(['Autumn', 'Fill the fridge', 'Bars'])
    expect(await names('sort=name')).toEqual(['Autumn', 'Bars', 'Fill the fridge'])
    expect(await names('search=gym')).toEqual(['Bars'])
    expect(await names('state=planned')).toEqual(['Autumn'])
    expect((await operator.get(ADDRESS)).json().next).toBeNull()
    const { brands, sizes } = (await operator.get('/api/admin/promotion-choices?search=north')).json()
    expect(brands).toEqual([{ id: given.brand('B1'), name: 'North' }])
    expect(sizes).toHaveLength(2)
  })
})

test('sizes go into the clearance sale and out of it, each written down (FF-974)', async () => {
  const set = {
    size_ids: [given.size('S2'), given.size('S3')],
    percent: 40,
    group: 'Last stock',
    start: '2031-05-01T00:00:00Z',
    end: null,
  }
  expect((await put('/api/admin/clearance', set)).statusCode).toBe(200)
  await put('/api/admin/clearance', { ...set, size_ids: [given.size('S2')], percent: 50, group: null })
  const { clearances, groups } = (await operator.get('/api/admin/clearance?sort=percent')).json()
  expect(clearances).toMatchObject([
    { name: 'North Whey 2 kg', percent: 50, group: null, state: 'running', regular_price: 49.99, clearance_price: 25 },
    { name: 'South Bar 60 g', percent: 40, group: 'Last stock' },
  ])
  expect(groups).toEqual(['Last stock'])
  expect((await operator.delete(`/api/admin/clearance/${given.size('S2')}`)).statusCode).toBe(200)
  expect((await operator.delete(`/api/admin/clearance/${given.size('S2')}`)).statusCode).toBe(404)
  const entries = await audit('clearance')
  expect(entries).toHaveLength(4)
  expect(entries[1].details).toMatchObject({ before: { percent: 40 }, after: { percent: 50, group: null } })
  expect((await put('/api/admin/clearance', { ...set, end: '2031-04-01T00:00:00Z' })).statusCode).toBe(422)
})

test('a month has its brand, a week its sizes (FF-974)', async () => {
  const calendar = async () => (await operator.get('/api/admin/campaigns')).json()
  expect((await put('/api/admin/campaigns/months/2031-06', { brand_id: given.brand('B2') })).statusCode).toBe(200)
  expect((await put('/api/admin/campaigns/weeks/2031-W20', { size_ids: [given.size('S3')] })).statusCode).toBe(200)
  const { months, weeks } = await calendar()
  expect(months.slice(0, 2)).toEqual([
    { month: '2031-05', brand: null },
    { month: '2031-06', brand: { id: given.brand('B2'), name: 'South' } },
  ])
  expect(weeks[1]).toEqual({
    week: '2031-W20',
    first_day: '2031-05-12',
    last_day: '2031-05-18',
    sizes: [{ id: given.size('S3'), name: 'South Bar 60 g' }],
  })
  expect((await audit('brand of the month'))[0]).toMatchObject({
    subject: '2031-06',
    details: { before: null, after: 'South' },
  })
  expect((await put('/api/admin/campaigns/weeks/2031-W53', { size_ids: [] })).statusCode).toBe(404)
  expect((await put('/api/admin/campaigns/weeks/2031-W21', { size_ids: [1, 2, 3, 4, 5, 6] })).statusCode).toBe(400)
  expect((await put('/api/admin/campaigns/months/2031-06', { brand_id: null })).statusCode).toBe(200)
  expect((await calendar()).months[1].brand).toBe(null)
})

// The embedded database runs one transaction at a time.
test.runIf(process.env.TEST_DATABASE_URL)('a change waits for one that has begun, and keeps it', async () => {
  const { db } = given.app.platform
  const { id } = (await operator.post(ADDRESS, body())).json()
  const waiting = async () =>
    (await rows(db, sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
      .length
  let banner: ReturnType<typeof setBanner> | undefined
  await transaction(db, async tx => {
    await tx.execute(sql`update promotions set name = 'Renamed meanwhile' where id = ${id}`)
    banner = setBanner(id, SVG)
    await expect.poll(waiting).toBe(1)
  })
  expect((await banner)!.json()).toMatchObject({ name: 'Renamed meanwhile', banner_url: expect.any(String) })
  await operator.post(`${ADDRESS}/${id}/end`)
})

test('nobody else has a say', async () => {
  const buyer = await given.show.as(ACCOUNTS.buyer)
  for (const path of [ADDRESS, '/api/admin/clearance', '/api/admin/campaigns', '/api/admin/promotion-choices'])
    expect((await buyer.get(path)).statusCode).toBe(403)
  expect((await put('/api/admin/campaigns/months/2031-06', { brand_id: null }, buyer)).statusCode).toBe(403)
  expect((await given.app.browser().get(ADDRESS)).statusCode).toBe(401)
})
