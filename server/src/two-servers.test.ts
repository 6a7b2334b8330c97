import { sql } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { App } from './app.ts'
import { saveRange, setStock } from './areas/catalogue/index.ts'
import { smallRange } from './areas/catalogue/test-range.ts'
import type { SampleShow } from './areas/samples/test-samples.ts'
import { ACCOUNTS, DURING } from './areas/show-orders/test-show.ts'
import { type Browser, makeBrowser } from './platform/testing/app.ts'
import { logIn } from './platform/testing/log-in.ts'
import { transaction } from './platform/transaction.ts'
import { AT_ONCE } from './testing/at-once/race.ts'
import { openScene, type Person, type Scene } from './testing/at-once/scene.ts'

// Two servers on one database act as one product: concurrent calls, half of them on the other server, have the same
// effect as sequential ones. What is sent twice at once is in at-once.test.ts.

describe.skipIf(inject('templateFile') !== undefined)('two servers', () => {
  let scene: Scene
  let show: SampleShow
  let second: App
  let buyer: Person
  let colleague: Person
  let visitor: Person
  let operator: Person
  let north: number
  /** The address of an order list that the buyer's colleague may change. */
  let shared: string

  beforeAll(async () => {
    scene = await openScene()
    ;({ show, second, buyer, colleague, visitor, operator } = scene)
    north = show.north
  })
  afterAll(() => scene.close())
  beforeEach(async () => {
    show.app.setNow(DURING.ordering)
    await scene.db.execute(sql`truncate show_orders, orders, order_lists, basket_positions cascade`)
    const list = { name: 'Weekly', sharing: 'change', positions: [] }
    shared = `/api/onlineshop/order-lists/${(await buyer[0].post('/api/onlineshop/order-lists', list)).json().id}`
  })

  const key = (text: string) => ({ 'idempotency-key': text })
  const removed = (browser: Browser, name: string) =>
    browser.delete(`/api/onlineshop/vts-basket-product-attributes/${show.flavour.get(name)}`)
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

  test('adds and removals between them leave both servers with the same order (FF-122)', async () => {
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

  test('an order list that is no longer shared takes nothing more, and both servers show the same (FF-161)', async () => {
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, i) =>
        i === 1 ? buyer[0].patch(shared, { sharing: 'read' }) : put(colleague[i % 2]!, { f1: 1 }, key(`k${i}`)),
      ),
    )
    const [changed, adds] = [answers[1]!, answers.toSpliced(1, 1)]
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

  test('a session that is new on one server is known on the other', async () => {
    const browser = show.app.browser()
    await logIn(browser, ACCOUNTS.gym)
    const there = makeBrowser(second.platform, browser.cookies)
    expect((await there.get('/api/current_user')).json().user.email).toBe(ACCOUNTS.gym)
  })
  test('a text and a stock that change on one server are in the lists of both (FF-112)', async () => {
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

  test('a new edition is made once, and the current one changes on both servers (FF-752)', async () => {
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
