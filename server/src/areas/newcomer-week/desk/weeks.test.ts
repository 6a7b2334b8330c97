import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '../../../platform/testing/app.ts'
import { ACCOUNTS } from '../../show-orders/test-show.ts'
import { ordered, putIn, startAgain } from '../test-orders.ts'
import { northAlone, product, read, type TestWeek, testWeek } from '../test-week.ts'

const ADDRESS = '/api/admin/newcomer-weeks'

let week: TestWeek
let operator: Browser
let id: number

beforeAll(async () => {
  week = await testWeek()
  operator = await week.as(ACCOUNTS.operator)
})
beforeEach(async () => {
  await startAgain(week)
  await week.app.platform.db.execute(sql`delete from newcomer_weeks`)
  id = await week.save({ ...northAlone(week.ids.north), products: [product(week.ids.bar, 30)] })
})
afterAll(() => week.app.close())

const shown = async (weekId = id, as = operator) => (await as.get(`${ADDRESS}/${weekId}`)).json()
const put = (payload: object, weekId = id, as = operator) =>
  as.call({ method: 'PUT', url: `${ADDRESS}/${weekId}`, payload })
/** The event as the form sends it. */
async function body(differing: object = {}, weekId = id, as = operator) {
  const { name, published, start, end, banner_start, banner_end, text, questions, version, ...goods } = await shown(
    weekId,
    as,
  )
  const brands = goods.brands.map(({ brand_id, percent, color_background, color_text, image, video }: Look) => ({
    ...{ brand_id, percent, color_background, color_text, image, video },
  }))
  const products = goods.products.map((one: Look) => ({
    ...{ product_id: one.product_id, percent: one.percent, color_background: one.color_background },
    ...{ color_text: one.color_text, background: one.background, image_transparent: one.image_transparent },
  }))
  return {
    name,
    published,
    start,
    end,
    banner_start,
    banner_end,
    text,
    questions,
    version,
    brands,
    products,
    ...differing,
  }
}
type Look = Record<string, unknown>
const save = async (differing: object) => put(await body(differing))
const upload = (what: 'picture' | 'video', content: string) =>
  operator.call({
    method: 'POST',
    url: `/api/admin/newcomer-week-${what}s`,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: `--x\r\ncontent-disposition: form-data; name="${what}"; filename="a"\r\ncontent-type: text/plain\r\n\r\n${content}\r\n--x--\r\n`,
  })
const create = (given: object, headers = {}) =>
  operator.post(ADDRESS, { name: 'Second', first_day: '2031-06-02', copy_of: id, ...given }, headers)
const refusal = (answer: Awaited<ReturnType<typeof put>>) => {
  const { code, errors = [] } = answer.json()
  return [answer.statusCode, code, ...errors.map((error: { path: string }) => error.path)]
}

describe('an event', () => {
  test('is listed with its phase, and shown with names of what takes part (SH-360)', async () => {
    const { weeks, time_zone } = (await operator.get(ADDRESS)).json()
    expect([time_zone, weeks]).toEqual([
      'Europe/Berlin',
      [expect.objectContaining({ id, phase: 'open', is_current: true, brands: 1, products: 1, orders: 0 })],
    ])
    expect(await shown()).toMatchObject({
      brands: [{ name: 'North', percent: 15 }],
      products: [{ percent: 30, brand_name: 'South' }],
    })
    expect((await operator.get(`${ADDRESS}/999999`)).statusCode).toBe(404)
  })

  test('is saved whole, and everybody sees it so at once (FF-1150)', async () => {
    const picture = (await upload('picture', '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="3"/>')).json()
      .picture
    const { video } = (await upload('video', '\0\0\0\x18ftypmp42')).json()
    const saved = await save({
      name: 'Spring news',
      questions: [{ question: { en: 'How?', de: 'Wie?' }, answer: { en: 'So.', de: 'So.' } }],
      brands: [
        { brand_id: week.ids.north, percent: 40, color_background: '#112233', color_text: null, image: picture, video },
      ],
      products: [],
    })
    expect([saved.statusCode, saved.json().questions.length]).toEqual([200, 1])
    const [brand] = await read(week.buyer, 'brands')
    expect(brand).toMatchObject({ discountPromotion: 40, colorBackground: '#112233', brand_video_url: video })
    expect(brand.brand_image_url).toContain(picture)
    expect((await week.buyer.get(video)).headers['content-type']).toBe('video/mp4')
    const [entry] = (await operator.get('/api/admin/audit?search=spring')).json().entries
    expect(entry).toMatchObject({
      action: 'change newcomer week',
      details: {
        name: { before: 'Newcomer Week 2031', after: 'Spring news' },
        [`product ${week.ids.bar}`]: { after: null },
      },
    })
    expect(entry.details.start).toBeUndefined()
  })

  test('is not saved from a form that is out of date (FF-1150)', async () => {
    const stale = await body({ name: 'Mine' })
    await save({ name: 'Theirs' })
    expect(refusal(await put(stale))).toEqual([409, 'changed_meanwhile'])
    expect((await shown()).name).toBe('Theirs')
    const twice = await body({ name: 'Twice' })
    const answers = await Promise.all([put(twice), put({ ...twice, name: 'Other' })])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  test.each([
    ['without a name', { name: ' ' }, 'name'],
    ['in one language alone', { text: { en: 'New', de: '' } }, 'text.de'],
    [
      'with half a question',
      { questions: [{ question: { en: 'a', de: 'b' }, answer: { en: '', de: 'c' } }] },
      'questions.0.answer.en',
    ],
    ['that ends before it starts', { end: '2031-03-01T00:00:00Z' }, 'end'],
    ['whose banner ends before it starts', { banner_end: '2031-03-01T00:00:00Z' }, 'banner_end'],
    ['in another century', { banner_end: '9999-12-31T23:59:59-12:00' }, 'banner_end'],
  ])('%s is refused at its field (FF-1150)', async (_, differing, path) => {
    expect(refusal(await save(differing))).toEqual([422, 'week_incomplete', path])
  })

  test.each([
    ['a brand that is not there', { brand_id: 999_999 }, 'brands.1'],
    ['a brand twice', {}, 'brands.1'],
    ['a picture that was never uploaded', { image: 'a'.repeat(32) }, 'brands.1', 'brands.1.image'],
    ['a video from elsewhere', { video: 'https://elsewhere.example/a.webm' }, 'brands.1', 'brands.1.video'],
  ])('with %s is refused at it (FF-1150)', async (_, differing, ...paths) => {
    const [brand] = (await body()).brands
    const answer = await save({ brands: [brand, { ...brand, ...differing }] })
    expect(refusal(answer)).toEqual([422, 'week_incomplete', ...paths])
  })

  test.each([
    ['0 per cent', { percent: 0 }],
    ['100 per cent', { percent: 100 }],
    ['half a per cent', { percent: 0.5 }],
    ['a colour by name', { color_text: 'red' }],
    ['a picture’s address', { image: '/media/a.webp' }],
  ])('with %s does not have the form', async (_, differing) => {
    const [brand] = (await body()).brands
    expect((await save({ brands: [{ ...brand, ...differing }] })).statusCode).toBe(400)
  })

  test('takes no other file for a picture or a video (FF-1150)', async () => {
    expect(refusal(await upload('picture', 'no picture'))).toEqual([422, 'not_a_picture'])
    for (const content of ['%PDF-1.7', '\0\0\0\x18ftypavif', '\0\0\0\x18ftypheic'])
      expect(refusal(await upload('video', content))).toEqual([422, 'not_a_video', 'video'])
  })
})

describe('a copy', () => {
  test('begins on the day that was chosen, with all that the other one has (FF-1151)', async () => {
    const copy = (await create({})).json()
    expect(copy).toMatchObject({
      ...{ name: 'Second', phase: 'before', is_current: false, orders: 0 },
      start: '2031-06-01T22:00:00.000Z',
      end: '2031-06-08T21:59:59.000Z',
      banner_start: '2031-06-01T21:00:00.000Z',
      brands: [{ brand_id: week.ids.north, percent: 15 }],
      products: [{ product_id: week.ids.bar, percent: 30 }],
      text: { en: 'New', de: 'Neu' },
    })
    const empty = (await create({ name: 'Third', first_day: '2031-07-01', copy_of: null })).json()
    expect(empty).toMatchObject({ start: '2031-06-30T22:00:00.000Z', end: '2031-07-07T21:59:59.000Z', brands: [] })
  })

  test('pressed twice is one; two at once do not overlap (FF-1151)', async () => {
    const key = { 'idempotency-key': 'copy' }
    const [first, second] = [await create({}, key), await create({}, key)]
    expect(second.json().id).toBe(first.json().id)
    const answers = await Promise.all(['A', 'B'].map(name => create({ name, first_day: '2031-08-01' })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  test.each([
    ['of a name that is taken', { name: 'Newcomer Week 2031' }, [409, 'week_name_taken', 'name']],
    ['into another one', { first_day: '2031-03-16' }, [409, 'weeks_overlap', 'first_day']],
    ['at the end of time', { first_day: '9999-12-31' }, [422, 'week_out_of_range', 'first_day']],
    ['of what is not there', { copy_of: 999_999 }, [404, 'not_found']],
  ])('%s is refused (FF-1151)', async (_, given, expected) => {
    expect(refusal(await create(given))).toEqual(expected)
  })

  test('moved onto another one is refused, and one that nobody ordered in is deleted', async () => {
    const second = (await create({})).json().id
    const { start, end } = await shown(second)
    expect(refusal(await save({ start, end }))).toEqual([409, 'weeks_overlap', 'start'])
    expect((await operator.call({ method: 'DELETE', url: `${ADDRESS}/${second}` })).statusCode).toBe(200)
    expect((await operator.call({ method: 'DELETE', url: `${ADDRESS}/${second}` })).statusCode).toBe(404)
    expect((await save({ start, end })).statusCode).toBe(200)
  })
})

test('an event that is not published is the operator’s alone, in the preview; one with orders stays published (FF-1183)', async () => {
  const later = (await create({ first_day: '2031-03-18' })).json()
  expect(later.published).toBe(false)
  week.app.setNow('2031-03-18T12:00:00Z')
  // Sessions have ended meanwhile.
  const [buyer, desk] = [await week.as(ACCOUNTS.buyer), await week.as(ACCOUNTS.operator)]
  const current = async (browser: Browser) => (await read(browser, 'current-ncw')).id
  expect([await current(buyer), await current(desk)]).toEqual([id, id])
  expect((await putIn(week, buyer, { f1: 8 })).json().code).toBe('newcomer_week_closed')
  const url = '/api/admin/newcomer-week-preview'
  await desk.call({ method: 'PUT', url, payload: { at: '2031-03-18T12:00:00Z' } })
  expect([await current(desk), (await read(desk, 'brands')).length]).toEqual([later.id, 2])
  expect(await current(buyer)).toBe(id)
  await desk.call({ method: 'DELETE', url })
  expect((await put({ ...(await body({}, later.id, desk)), published: true }, later.id, desk)).statusCode).toBe(200)
  expect(await current(buyer)).toBe(later.id)
  await ordered(week, buyer, { f1: 8 })
  const answer = await put({ ...(await body({}, later.id, desk)), published: false }, later.id, desk)
  expect(refusal(answer)).toEqual([409, 'week_stays_published', 'published'])
})

test('an event with orders keeps them within its dates, and is not deleted (FF-1152)', async () => {
  await ordered(week, week.buyer, { f1: 8 })
  expect((await shown()).orders).toBe(1)
  expect(refusal(await save({ end: '2031-03-11T00:00:00Z' }))).toEqual([409, 'week_leaves_orders', 'start'])
  expect(refusal(await operator.call({ method: 'DELETE', url: `${ADDRESS}/${id}` }))).toEqual([409, 'week_has_orders'])
  expect((await save({ end: '2031-03-14T00:00:00Z' })).statusCode).toBe(200)
})

test('events are the operator’s alone (FF-1150)', async () => {
  const payload = await body()
  for (const [email, status] of [
    [ACCOUNTS.buyer, 403],
    [ACCOUNTS.agent, 403],
    [ACCOUNTS.exhibitor, 403],
  ] as const) {
    const browser = await week.as(email)
    expect((await browser.get(ADDRESS)).statusCode).toBe(status)
    expect((await browser.call({ method: 'PUT', url: `${ADDRESS}/${id}`, payload })).statusCode).toBe(status)
  }
  expect((await week.app.browser().get(`${ADDRESS}/${id}`)).statusCode).toBe(401)
})
