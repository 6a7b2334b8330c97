import { type SQL, sql } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { type App, buildApp } from './app.ts'
import { AT, type TestAwards, testAwards } from './areas/awards/test-awards.ts'
import { saveRange, setStock } from './areas/catalogue/index.ts'
import { smallRange } from './areas/catalogue/test-range.ts'
import { saveQuestions } from './areas/feedback/index.ts'
import { hashPassword, saveUser } from './areas/identity/index.ts'
import { layOutSamples, type SampleShow, samplesJson, testSamples } from './areas/samples/test-samples.ts'
import { ACCOUNTS, DURING } from './areas/show-orders/test-show.ts'
import { type Database, openDatabase, rows } from './platform/database.ts'
import { type Browser, makeBrowser } from './platform/testing/app.ts'
import { logIn } from './platform/testing/log-in.ts'
import { transaction } from './platform/transaction.ts'

// Two servers on one database act as one product: concurrent calls, half of them on the other server, have the same
// effect as sequential ones. The areas' own race tests cover a single server.

const COLLEAGUE = 'colleague@fairfloor.test'
const AT_ONCE = 20

/** A person's clients on both servers. */
type Person = readonly [Browser, Browser]

/** Statuses and how many answers have them; `same`: all answers are equal. `kept` is what the database contains afterwards. */
type Race = {
  what: string
  before?: () => Promise<unknown>
  call: (browser: Browser, i: number) => Promise<LightMyRequestResponse>
  who?: (i: number) => Person
  statuses: Record<number, number>
  same?: true
  kept?: readonly [statement: () => SQL, row: object]
}

describe.skipIf(inject('templateFile') !== undefined)('twenty at once on two servers', () => {
  let awards: TestAwards
  let show: SampleShow
  let database: Database
  let second: App
  let buyer: Person
  let colleague: Person
  let gym: Person
  let visitor: Person
  let operator: Person
  let north: number
  let rating: number
  /** The address of an order list that the buyer's colleague may change. */
  let shared: string

  beforeAll(async () => {
    awards = await testAwards()
    show = await testSamples(awards.show)
    const { platform } = show.app
    north = show.north
    const [{ customerId } = { customerId: 0 }] = await rows<{ customerId: number }>(
      platform.db,
      sql`select customer_id as "customerId" from users where email = ${ACCOUNTS.buyer}`,
    )
    const passwordHash = await hashPassword('demo-2025')
    await transaction(platform.db, async tx => {
      await saveUser(tx, { email: COLLEAGUE, name: 'Colleague', customerId, passwordHash })
      await saveQuestions(tx, [{ exhibitorId: north, type: 'rating', question: 'How do you like our whey?' }])
    })
    database = await openDatabase(platform.config)
    second = await buildApp(platform.config, database, { clock: platform.clock })
    const onBoth = async (email: string): Promise<Person> => {
      const browser = await show.as(email)
      return [browser, makeBrowser(second.platform, browser.cookies)]
    }
    buyer = await onBoth(ACCOUNTS.buyer)
    colleague = await onBoth(COLLEAGUE)
    gym = await onBoth(ACCOUNTS.gym)
    operator = await onBoth(ACCOUNTS.operator)
    visitor = [show.app.browser(), makeBrowser(second.platform)]
    for (const browser of visitor) await browser.get('/csrf-token')
    const questions = await buyer[0].get(`/api/virtual-trade-show/feedbacks?exhibitor_id=${north}`)
    rating = questions.json().questions[0].id
  })
  afterAll(async () => {
    await second.close()
    await database.close()
    await show.app.close()
  })
  beforeEach(async () => {
    show.app.setNow(DURING.ordering)
    await show.app.platform.db.execute(sql`
      truncate show_orders, orders, order_lists, idempotency_keys, basket_positions, feedbacks, booth_visits, award_votes, login_attempts cascade`)
    await show.app.platform.db.execute(sql`update stock set quantity = 10`)
    await layOutSamples(show, {})
    const list = { name: 'Weekly', sharing: 'change', positions: [] }
    shared = `/api/onlineshop/order-lists/${(await buyer[0].post('/api/onlineshop/order-lists', list)).json().id}`
  })

  const key = (text: string) => ({ 'idempotency-key': text })
  const confirm = (browser: Browser, headers = {}) =>
    browser.patch('/api/onlineshop/vts-basket', { confirm: true }, headers)
  const take = (browser: Browser, lines: Record<string, number>, headers = {}) =>
    browser.form(
      '/api/onlineshop/vts-basket-add-sample-position',
      { positionsJson: samplesJson(show.sample, lines) },
      headers,
    )
  const removed = (browser: Browser, name: string) =>
    browser.delete(`/api/onlineshop/vts-basket-product-attributes/${show.flavour.get(name)}`)
  const ordered = async (lines: Record<string, number>) => {
    for (const [browser] of [buyer, gym]) await show.add(browser, lines)
    show.app.setNow(DURING.confirmation)
  }
  const confirmed = async (lines: Record<string, number>) => {
    await ordered(lines)
    for (const [browser] of [buyer, gym]) await confirm(browser)
  }
  const shop = (browser: Browser, lines: Record<string, number>, headers = {}) =>
    browser.form(
      '/api/onlineshop/basket/positions',
      {
        positionsJson: JSON.stringify(
          Object.entries(lines).map(([name, quantity]) => ({
            product_attribute_id: show.flavour.get(name),
            quantity,
          })),
        ),
      },
      headers,
    )
  const put = (browser: Browser, lines: Record<string, number>, headers = {}) =>
    browser.post(
      `${shared}/positions`,
      {
        positions: Object.entries(lines).map(([name, quantity]) => ({
          product_attribute_id: show.flavour.get(name),
          quantity,
        })),
      },
      headers,
    )
  const onList = () => sql`select sum(quantity)::int as n from order_list_positions`
  const inShop = () => sql`select sum(quantity)::int as n from basket_positions`
  const pieces = () => sql`select sum(quantity)::int as n from show_positions`
  const confirmations = () => sql`select count(confirmed_at)::int as n from show_orders`
  const samples = () => sql`
    select sum(p.quantity)::int as taken, (select sum(stock)::int from sample_flavours where id = ${show.sample.get('Vanilla')}) as left
    from sample_positions p where p.taken_at > '2031-01-01'`
  const shipped = () => sql`
    select (select quantity from stock where flavour_id = ${show.flavour.get('f1')}) as left,
      (select sum(released_quantity)::int from show_positions) as released,
      (select count(*)::int from orders) as orders,
      (select max(sequence) - min(sequence) + 1 from invoices) as invoices`

  const races: Race[] = [
    {
      what: 'adds with one key are one',
      call: browser => show.add(browser, { f1: 3 }, key('k')),
      statuses: { 200: 20 },
      same: true,
      kept: [pieces, { n: 3 }],
    },
    {
      what: 'adds with keys of their own add up',
      call: (browser, i) => show.add(browser, { f1: 3 }, key(`k${i}`)),
      statuses: { 200: 20 },
      kept: [pieces, { n: 60 }],
    },
    {
      what: 'adds without a key add up, of lists in opposite order too',
      call: (browser, i) => show.add(browser, i % 4 < 2 ? { f1: 1, f2: 2 } : { f2: 2, f1: 1 }),
      statuses: { 200: 20 },
      kept: [pieces, { n: 60 }],
    },
    {
      what: 'adds of two users of one customer add up',
      call: browser => show.add(browser, { f1: 1 }),
      who: i => (i % 4 < 2 ? buyer : colleague),
      statuses: { 200: 20 },
      kept: [pieces, { n: 20 }],
    },
    {
      what: 'adds stop where one would pass the limit',
      before: () => show.add(buyer[0], { f1: 99_980 }),
      call: browser => show.add(browser, { f1: 15 }),
      statuses: { 200: 1, 422: 19 },
      kept: [pieces, { n: 99_995 }],
    },
    {
      what: 'adds to the shop’s basket by two users of one customer add up',
      call: (browser, i) => shop(browser, i % 4 < 2 ? { f1: 1, f2: 2 } : { f2: 2, f1: 1 }),
      who: i => (i % 4 < 2 ? buyer : colleague),
      statuses: { 200: 20 },
      kept: [inShop, { n: 60 }],
    },
    {
      what: 'adds to the shop’s basket with one key are one',
      call: browser => shop(browser, { f1: 3 }, key('k')),
      statuses: { 200: 20 },
      same: true,
      kept: [inShop, { n: 3 }],
    },
    {
      what: 'adds to the shop’s basket stop where one would pass the limit',
      before: () => shop(buyer[0], { f1: 99_980 }),
      call: browser => shop(browser, { f1: 15 }),
      statuses: { 200: 1, 422: 19 },
      kept: [inShop, { n: 99_995 }],
    },
    {
      what: 'adds to one order list by two users add up',
      call: (browser, i) => put(browser, i % 4 < 2 ? { f1: 1, f2: 2 } : { f2: 2, f1: 1 }),
      who: i => (i % 4 < 2 ? buyer : colleague),
      statuses: { 200: 20 },
      kept: [onList, { n: 60 }],
    },
    {
      what: 'adds to one order list with one key are one',
      call: browser => put(browser, { f1: 3 }, key('k')),
      statuses: { 200: 20 },
      same: true,
      kept: [onList, { n: 3 }],
    },
    {
      what: 'confirmations without a key are one',
      before: () => ordered({ f1: 1 }),
      call: browser => confirm(browser),
      statuses: { 200: 1, 409: 19 },
      kept: [confirmations, { n: 1 }],
    },
    {
      what: 'confirmations with one key are one, and all are told so',
      before: () => ordered({ f1: 1 }),
      call: browser => confirm(browser, key('k')),
      statuses: { 200: 20 },
      same: true,
      kept: [confirmations, { n: 1 }],
    },
    {
      what: 'confirmations with keys of their own are one',
      before: () => ordered({ f1: 1 }),
      call: (browser, i) => confirm(browser, key(`k${i}`)),
      statuses: { 200: 1, 409: 19 },
      kept: [confirmations, { n: 1 }],
    },
    {
      what: 'releases of two customers take what there is, and no more',
      before: () => confirmed({ f1: 100 }),
      call: browser => show.release(browser, { f1: 3 }),
      who: i => (i % 4 < 2 ? buyer : gym),
      statuses: { 200: 3, 409: 17 },
      kept: [shipped, { left: 1, released: 9, orders: 3, invoices: 3 }],
    },
    {
      what: 'releases with one key are one',
      before: () => confirmed({ f1: 100 }),
      call: browser => show.release(browser, { f1: 3 }, key('k')),
      statuses: { 200: 20 },
      same: true,
      kept: [shipped, { left: 7, released: 3, orders: 1, invoices: 1 }],
    },
    {
      what: 'the last sample goes to one',
      before: () => layOutSamples(show, { stock: { Vanilla: 1 } }),
      call: browser => take(browser, { Vanilla: 1 }),
      statuses: { 200: 1, 409: 19 },
      kept: [samples, { taken: 1, left: 0 }],
    },
    {
      what: 'samples stop at the exhibitor’s limit',
      call: browser => take(browser, { Vanilla: 1 }),
      statuses: { 200: 5, 409: 15 },
      kept: [samples, { taken: 5, left: 5 }],
    },
    {
      what: 'samples with one key are taken once',
      call: browser => take(browser, { Vanilla: 2 }, key('k')),
      statuses: { 200: 20 },
      same: true,
      kept: [samples, { taken: 2, left: 8 }],
    },
    {
      what: 'feedback is given once',
      call: browser =>
        browser.form('/api/virtual-trade-show/save-feedback', {
          exhibitor_id: String(north),
          answersJson: JSON.stringify({ [rating]: 4 }),
        }),
      statuses: { 200: 1, 409: 19 },
      kept: [() => sql`select count(*)::int as n from feedback_answers where question_id = ${rating}`, { n: 1 }],
    },
    {
      what: 'a booth is visited once',
      call: browser => browser.form('/api/virtual-trade-show/visit-exhibitor', { exhibitor_id: String(north) }),
      statuses: { 200: 20 },
      kept: [() => sql`select count(*)::int as n from booth_visits`, { n: 1 }],
    },
    {
      what: 'a vote is one',
      before: async () => show.app.setNow(AT.voting),
      call: (browser, i) =>
        browser.post('/api/awards/vote', {
          category_id: awards.category.Brand,
          participant_id: i % 3 ? awards.nominee.North : awards.nominee.South,
        }),
      statuses: { 200: 20 },
      kept: [() => sql`select count(*)::int as n from award_votes`, { n: 1 }],
    },
    {
      what: 'wrong passwords have five tries',
      call: browser => logIn(browser, ACCOUNTS.gym, 'wrong'),
      who: () => visitor,
      statuses: { 401: 5, 429: 15 },
    },
  ]

  test.each(races)('$what', async ({ before, call, who = () => buyer, statuses, same, kept }) => {
    await before?.()
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => call(who(i)[i % 2]!, i)))
    const counts = Object.entries(Object.groupBy(answers, answer => answer.statusCode)).map(([status, those]) => [
      status,
      those!.length,
    ])
    expect(Object.fromEntries(counts)).toEqual(statuses)
    if (same) expect(new Set(answers.map(answer => answer.body)).size).toBe(1)
    if (kept) expect(await rows(show.app.platform.db, kept[0]())).toEqual([kept[1]])
  })

  test('adds and removals between them leave both servers with the same order', async () => {
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, i) =>
        i % 5 < 3 ? show.add(buyer[i % 2]!, { f1: 1 }) : removed(buyer[i % 2]!, 'f1'),
      ),
    )
    expect(new Set(answers.map(answer => answer.statusCode)).difference(new Set([200, 404]))).toEqual(new Set())
    const [here, there] = await Promise.all(buyer.map(browser => browser.get('/api/onlineshop/vts-basket')))
    expect(there!.json()).toEqual(here!.json())
  })

  test('what one server puts into or takes out of the shop’s basket the other one shows', async () => {
    const seen = () =>
      Promise.all(
        buyer.map(async browser => (await browser.get('/api/current_user')).json().basket_info.basket_total_quantity),
      )
    await show.app.platform.bus.notify(show.app.platform.db, 'basket_changed')
    await expect.poll(seen).toEqual([0, 0])
    await shop(buyer[1], { f1: 2, f2: 3 })
    await expect.poll(seen).toEqual([5, 5])
    await buyer[0].delete(`/api/onlineshop/basket/positions/${show.flavour.get('f1')}`)
    await expect.poll(seen).toEqual([3, 3])
    await colleague[1].delete('/api/onlineshop/basket/basket-empty')
    await expect.poll(seen).toEqual([0, 0])
  })

  test('an order list that is no longer shared takes nothing more, and both servers show the same', async () => {
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, i) =>
        i === 6 ? buyer[0].patch(shared, { sharing: 'read' }) : put(colleague[i % 2]!, { f1: 1 }, key(`k${i}`)),
      ),
    )
    const [changed, adds] = [answers[6]!, answers.toSpliced(6, 1)]
    const taken = adds.filter(answer => answer.statusCode === 200)
    expect([
      changed.statusCode,
      new Set(adds.map(answer => answer.statusCode)).difference(new Set([200, 403])),
    ]).toEqual([200, new Set()])
    const shown = await Promise.all([...buyer, ...colleague].map(browser => browser.get(shared)))
    expect(shown.map(answer => answer.json().list.total_quantity)).toEqual(Array(4).fill(taken.length))
    // A repeated call gets its first answer; it changes nothing.
    for (const [i, answer] of answers.entries())
      if (taken.includes(answer)) expect((await put(colleague[i % 2]!, { f1: 1 }, key(`k${i}`))).body).toBe(answer.body)
    expect((await put(colleague[0], { f1: 1 }, key('another'))).json().code).toBe('list_read_only')
    expect((await buyer[1].get(shared)).json().list.total_quantity).toBe(taken.length)
  })

  test('samples are given back once', async () => {
    const [position] = (await take(buyer[0], { Vanilla: 4 })).json().sample_positions
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, i) =>
        buyer[i % 2]!.delete(`/api/onlineshop/vts-basket-sample-positions/${position.id}`),
      ),
    )
    expect(answers.map(answer => answer.statusCode).sort()).toEqual([200, ...Array(AT_ONCE - 1).fill(404)])
    expect(await rows(show.app.platform.db, samples())).toEqual([{ taken: null, left: 10 }])
  })

  test('a session that is new on one server is known on the other', async () => {
    const browser = show.app.browser()
    await logIn(browser, ACCOUNTS.gym)
    const there = makeBrowser(second.platform, browser.cookies)
    expect((await there.get('/api/current_user')).json().user.email).toBe(ACCOUNTS.gym)
  })
  test('a text and a stock that change on one server are in the lists of both', async () => {
    const lists = `/api/onlineshop/vts-exhibitors/${north}/product-sizes`
    const shown = () =>
      Promise.all(
        buyer.map(async browser => {
          const [size] = (await browser.get(lists)).json()
          return [size.promotion_text, size.product_attributes[0].stock_available]
        }),
      )
    const before = await shown()
    const [size] = (await buyer[0].get(lists)).json()
    const { platform } = show.app
    const sizes = smallRange.sizes.map(one => (one.erpId === size.erp_id ? { ...one, promotionText: 'New here' } : one))
    await transaction(platform.db, tx => saveRange(tx, { ...smallRange, sizes, flavours: [] }))
    await expect.poll(shown).toEqual(before.map(([, stock]) => ['New here', stock]))
    await transaction(platform.db, tx => setStock(tx, [{ flavourId: size.product_attributes[0].id, quantity: 777 }]))
    await expect.poll(shown).toEqual(before.map(() => ['New here', 777]))
  })

  test('a product and its flavours are created once, and the lists of a booth show them on both servers', async () => {
    const brand = smallRange.brands.find(({ key }) => key === 'north')!.name
    const choices = (await operator[0].get('/api/admin/range-choices')).json()
    const product = {
      name: 'Clear Whey',
      brand_id: choices.brands.find(({ name }: { name: string }) => name === brand).id,
      category_id: choices.categories[0].id,
      vat_class: 'reduced',
      description: '',
      size: {
        name: '500 g',
        units_per_case: 6,
        regular_price: 12.5,
        flavour: { name: 'Mango', sku: null, ean: null, stock: null },
      },
    }
    const atOnce = (call: (browser: Browser, i: number) => Promise<LightMyRequestResponse>) =>
      Promise.all(Array.from({ length: AT_ONCE }, (_, i) => call(operator[i % 2]!, i)))
    const answers = await atOnce((browser, i) =>
      browser.post('/api/admin/products', product, key(i < AT_ONCE / 2 ? 'once' : `other ${i}`)),
    )
    const made = answers.filter(({ statusCode }) => statusCode === 200)
    const refused = answers.filter(({ statusCode }) => statusCode !== 200)
    expect(new Set(made.map(({ body }) => body)).size).toBe(1)
    expect(new Set(refused.map(answer => answer.json().code))).toEqual(new Set(['name_taken']))
    const [size] = made[0]!.json().sizes
    const inBooth = () =>
      Promise.all(
        buyer.map(async browser => {
          const sizes: { id: number }[] = (
            await browser.get(`/api/onlineshop/vts-exhibitors/${north}/product-sizes`)
          ).json()
          return sizes.some(({ id }) => id === size.id)
        }),
      )
    await expect.poll(inBooth).toEqual([true, true])
    const peach = { name: 'Peach', sku: 'PEACH', ean: null, stock: null }
    const flavours = await atOnce((browser, i) =>
      browser.post(`/api/admin/sizes/${size.id}/flavours`, { ...peach, name: `Peach ${i}` }),
    )
    expect(flavours.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(AT_ONCE - 1).fill(422)])
    expect((await operator[1].get('/api/admin/audit?search=create')).json().total).toBe(2)
  })

  test('a new edition is made once, and the current one changes on both servers', async () => {
    const [first] = (await operator[0].get('/api/admin/editions')).json().editions
    const copy = { name: 'Show 2032', copy_of: first.id, first_day: '2032-05-03' }
    const made = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, i) => operator[i % 2]!.post('/api/admin/editions', copy)),
    )
    expect(made.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(AT_ONCE - 1).fill(409)])
    const { id } = made.find(({ statusCode }) => statusCode === 200)!.json()

    show.app.setNow(DURING.before)
    const shown = () =>
      Promise.all(visitor.map(async browser => (await browser.get('/api/onlineshop/vts')).json().name))
    const changes = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, i) => operator[i % 2]!.post(`/api/admin/editions/${id}/current`)),
    )
    expect(new Set(changes.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    await expect.poll(shown).toEqual(['Show 2032', 'Show 2032'])
    const { total } = (await operator[1].get('/api/admin/audit?search=make%20edition%20current')).json()
    expect(total).toBe(1)
    await operator[1].post(`/api/admin/editions/${first.id}/current`)
    await expect.poll(shown).toEqual([first.name, first.name])
  })
})
