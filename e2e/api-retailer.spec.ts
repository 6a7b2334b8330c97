import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { API_CUSTOMER, emailOf } from './support/customers.ts'
import { DURING } from './support/edition.ts'
import { LONG } from './support/fair.ts'
import { placeBasket } from './support/operator.ts'
import { Retailer } from './support/retailer.ts'
import { runCurl } from './support/shell.ts'
import { expect, login, test } from './support/test.ts'

test.setTimeout(240_000)
test.use({ ownServer: true })

const headers = { 'X-Requested-With': 'XMLHttpRequest' }
const NEXT_DAY = DURING.ordering.replace('-06T', '-07T')
const SHELF = '0007-SHELF'
const LISTS = ['products', 'prices', 'stock'] as const

/** As a person does, on the page. */
async function makeKey(page: Page, isFirst = false): Promise<string> {
  await page.goto('/service-center/api/key')
  await page.getByRole('button', { name: isFirst ? 'Generate a key' : 'Generate a new key' }).click()
  if (!isFirst) await page.getByRole('button', { name: 'Generate', exact: true }).click()
  return (await page.getByRole('region', { name: 'New key' }).locator('code').textContent({ timeout: LONG })) ?? ''
}

/** A second page, with a user of its own logged in. */
async function pageOf(browser: Browser, email: string): Promise<Page> {
  const page = await browser.newPage()
  await login(page.request, email)
  return page
}

/** @returns the articles of the size whose price is now another */
async function changePrice(desk: Page, { products }: Retailer): Promise<string[]> {
  await desk.goto('/admin/products?search=hexlift whey 80')
  await desk
    .getByRole('link', { name: /^Open .*Whey 80/ })
    .first()
    .click()
  const size = desk.getByRole('region', { name: 'Size 500 g' })
  await size.getByLabel('Regular price, Retail').fill('99,5')
  await size.getByLabel('Price now, Retail').fill('98,5')
  await desk.getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByText(/→ 99,50/)).toBeVisible({ timeout: LONG })
  return [...products.values()]
    .filter(({ brand, product, size }) => `${brand.name} ${product.name} ${size.name}` === 'Hexlift Whey 80 500 g')
    .map(({ sku }) => sku)
}

/** One piece leaves the shelf; what is not there fills the order up to the minimum, and changes no stock. */
async function sellOnePiece(buyer: APIRequestContext, sku: string, missing: string): Promise<void> {
  const positions: object[] = []
  for (const [term, quantity] of [[sku, 1] as const, [missing, 60] as const]) {
    const { sizes } = await (await buyer.get('/api/onlineshop/products', { params: { term } })).json()
    const flavours = (sizes as { product_attributes: { id: number; sku: string }[] }[]).flatMap(
      size => size.product_attributes,
    )
    positions.push({ product_attribute_id: flavours.find(one => one.sku === term)?.id, quantity })
  }
  const form = { positionsJson: JSON.stringify(positions) }
  await buyer.post('/api/onlineshop/basket/positions', { headers, form })
  await placeBasket(buyer)
}

/** The operator picks and ships all of an order's only line. */
async function ship(desk: APIRequestContext, orderId: number, quantity: number): Promise<void> {
  const list = await desk.post(`/api/admin/orders/${orderId}/pick-list`, { headers, data: {} })
  const { pick_list_id } = await list.json()
  const lines = [{ line: 1, quantity, lot: null, best_before: null }]
  const data = { lines, tracking: '3S0001', parcels: 1, note: null }
  const shipped = await desk.post(`/api/admin/pick-lists/${pick_list_id}/ship`, { headers, data })
  expect(shipped.status(), await shipped.text()).toBe(200)
}

async function expectInStep(retailer: Retailer, lists: readonly (typeof LISTS)[number][]): Promise<void> {
  for (const list of lists)
    expect(Object.fromEntries(retailer[list])).toEqual(Object.fromEntries(await retailer.fresh(list)))
}

test('a small retailer’s own shop keeps itself in step by the API for a day (FF-1081..1084)', async ({
  page,
  browser,
  server,
  customer,
}) => {
  await login(page.request, 'buyer@fairfloor.test')
  const key = await makeKey(page)
  const retailer = new Retailer(server.url, key)
  try {
    // Without the address of before: what was missed there is not sent.
    await page.request.post('/api/api_settings', { headers, form: { name: 'api_url', value: '' } })
    const form = { name: 'api_url', value: await retailer.open() }
    const saved = await page.request.post('/api/api_settings', { headers, form })
    retailer.secret = (await saved.json()).stock_push_secret
    expect((await fetch(form.value, { method: 'POST', body: '{"data":[]}' })).status).toBe(401)

    // In the morning: everything there is, and a number of its own.
    await retailer.keepInStep()
    for (const list of LISTS) expect(retailer[list].size).toBeGreaterThan(3000)
    const { sku, quantity } = [...retailer.stock.values()].find(one => one.quantity! > 50)!
    const isMissing = (one: { sku: string; eta: string | null }) =>
      (one.eta ?? '') > DURING.confirmation && (retailer.prices.get(one.sku)?.current_price ?? 0) > 10
    const missing = [...retailer.stock.values()].find(isMissing)!
    const references = [{ sku, customer_reference: SHELF }]
    expect((await retailer.call('/references', { method: 'PUT', body: { references } })).status).toBe(200)
    expect(await retailer.keepInStep()).toEqual({ products: [sku], prices: [sku], stock: [sku] })
    expect(retailer.stock.get(sku)?.customer_reference).toBe(SHELF)
    await retailer.readOn('orders')
    await retailer.readOn('invoices')

    // An instant includes the second before it, in which the own number was made.
    let noon = ''
    await expect(async () => {
      noon = await retailer.time()
      expect(await retailer.changedSince('products', noon)).toEqual([])
    }).toPass()

    // At noon the wholesaler changes one price, and sells one piece to somebody else.
    const desk = await pageOf(browser, 'operator@fairfloor.test')
    const dearer = await changePrice(desk, retailer)
    expect(dearer.length).toBeGreaterThan(1)
    const other = await pageOf(browser, customer)
    await sellOnePiece(other.request, sku, missing.sku)
    const changed = { products: [], prices: dearer, stock: [sku] }
    for (const list of LISTS)
      for (const since of [undefined, noon])
        expect((await retailer.changedSince(list, since)).sort(), `${list} since ${since}`).toEqual(changed[list])
    expect(await retailer.keepInStep()).toEqual(changed)
    expect(retailer.prices.get(dearer[0]!)).toMatchObject({ regular_price: 99.5 })
    expect(retailer.stock.get(sku)?.quantity).toBe(quantity! - 1)
    await expectInStep(retailer, ['prices', 'stock'])

    // It orders by its own number, sends the same again, and is told of the stock.
    const order = { lines: [{ customer_reference: SHELF, quantity: 24 }], external_reference: 'R-1' }
    const placing = { method: 'POST', body: order, idempotencyKey: 'R-1' } as const
    const placed = await retailer.call<{ order_id: number }>('/orders', placing)
    expect(placed.status, JSON.stringify(placed.body)).toBe(200)
    const { order_id } = placed.body
    expect((await retailer.call('/orders', placing)).body).toEqual(placed.body)
    expect(await retailer.readOn('orders')).toMatchObject([{ order_id, external_reference: 'R-1' }])

    // In the afternoon it is shipped, and the retailer reads on to its invoice.
    await ship(desk.request, order_id, 24)
    let invoices: { order_id: number; number: string }[] = []
    await expect(async () => {
      invoices = await retailer.readOn('invoices')
      expect(invoices).toMatchObject([{ order_id, external_reference: 'R-1' }])
    }).toPass({ timeout: LONG })
    expect(await retailer.readOn('orders')).toMatchObject([{ order_id, status: 'invoiced' }])
    const { body: course } = await retailer.call(`/orders/${order_id}`)
    const { number } = invoices[0]!
    expect(course).toMatchObject({ shipments: [{ tracking: '3S0001' }], documents: [{ number }] })
    const { bytes } = await retailer.call(`/invoices/${number}/pdf`)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')

    await test.step('another retailer with a key sees nothing of it', async () => {
      const buyer = await pageOf(browser, emailOf(API_CUSTOMER))
      const stranger = new Retailer(server.url, await makeKey(buyer, true))
      await stranger.keepInStep()
      expect(stranger.stock.get(sku)).toMatchObject({ customer_reference: null, quantity: quantity! - 25 })
      for (const list of ['references', 'orders', 'invoices'])
        expect([list, (await stranger.call(`/${list}`)).body]).toMatchObject([list, { data: [], has_more: false }])
      for (const path of [`/orders/${order_id}`, `/invoices/${number}/pdf`])
        expect([path, (await stranger.call(path)).status]).toEqual([path, 404])
      // Not even by the same key of the request.
      expect(await stranger.call('/orders', placing)).toMatchObject({ status: 422, body: { code: 'lines_refused' } })
    })

    await test.step('each command of the page runs', async () => {
      await page.goto('/service-center/api/rest')
      const calls = page.getByRole('button', { name: /^GET \/api\/v1\// })
      await expect(calls.first()).toBeVisible({ timeout: LONG })
      for (const call of await calls.all()) await call.click()
      const texts = await page.locator('pre code').allTextContents()
      const commands = texts.filter(text => /^curl (?!-X)/.test(text)).map(text => text.replace('ff_…', key))
      expect(commands.length).toBe((await calls.count()) + 1)
      for (const command of commands) expect([command, await runCurl(command, key)]).toEqual([command, 200])
    })

    await expect.poll(() => retailer.stock.get(sku)?.quantity, { timeout: LONG }).toBe(quantity! - 25)
    // Of nothing else; and it did not believe what was not signed.
    expect([...new Set(retailer.told), retailer.refused]).toEqual([sku, 1])
    expect((await retailer.keepInStep()).stock).toEqual([sku])

    // The next day: nothing was done, but what was expected for the day before has not come.
    const late = [...retailer.stock.values()]
      .filter(({ eta }) => eta !== null && eta < NEXT_DAY.slice(0, 10))
      .map(one => one.sku)
    expect(late.length).toBeGreaterThan(0)
    await server.restart(NEXT_DAY)
    const { stock } = await retailer.keepInStep()
    expect(stock.sort()).toEqual(late.sort())
    expect(retailer.stock.get(late[0]!)).toMatchObject({ eta: null })
    await expectInStep(retailer, LISTS)
  } finally {
    retailer.close()
  }
})
