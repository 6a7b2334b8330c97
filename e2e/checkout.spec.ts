import type { Locator, Page } from '@playwright/test'
import { LONG, press } from './support/fair.ts'
import { handsOf } from './support/hands.ts'
import { sawText } from './support/saw-text.ts'
import { axe, expect, login, SHORT, test } from './support/test.ts'

test.setTimeout(180_000)

const LINES = 200
const MOST_PRESSES = 25

type Sizes = {
  sizes: { order_multiple: number; min_quantity: number; product_attributes: { id: number; sku: string }[] }[]
}
type Goods = { id: number; sku: string; quantity: number }
type Order = { order_id: number; external_reference: string | null }

/** So many flavours of the shop, each in a quantity that can be ordered. */
async function goodsOf(page: Page, most: number): Promise<Goods[]> {
  const goods: Goods[] = []
  for (let at = 1; goods.length < most; at++) {
    const { sizes }: Sizes = await (await page.request.get(`/api/onlineshop/products?page=${at}`)).json()
    expect(sizes, 'further products').not.toEqual([])
    for (const { product_attributes, order_multiple, min_quantity } of sizes)
      for (const { id, sku } of product_attributes)
        goods.push({ id, sku, quantity: Math.ceil(Math.max(12, min_quantity) / order_multiple) * order_multiple })
  }
  return goods.slice(0, most)
}

const headers = { 'X-Requested-With': 'XMLHttpRequest' }
const ordersOf = async (page: Page): Promise<Order[]> => (await page.request.get('/api/onlineshop/orders')).json()
const basketOf = async (page: Page): Promise<{ total_lines: number }> =>
  (await page.request.get('/api/onlineshop/basket')).json()
const placeButton = (page: Page) => page.getByRole('button', { name: /^Place Order/ })
const expectPlaced = (page: Page) =>
  expect(page.getByRole('main').getByText(/^Thank you\. Order \d+ is placed$/)).toBeVisible({ timeout: LONG })

/** Fills the basket, and opens it as soon as it can be placed. */
async function openBasket(page: Page, lines: number): Promise<Goods[]> {
  const goods = await goodsOf(page, lines)
  const positionsJson = JSON.stringify(
    goods.map(({ id, quantity }) => ({ product_attribute_id: id, quantity: quantity * 5 })),
  )
  const answer = await page.request.post('/api/onlineshop/basket/positions', {
    headers: { ...headers, 'Idempotency-Key': `checkout-${Date.now()}` },
    form: { positionsJson },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  await page.goto('/basket')
  await expect(placeButton(page)).toBeEnabled({ timeout: LONG })
  return goods
}

test('two hundred pasted lines become an order, by the keyboard alone or by thumb @phone (SH-173, FF-800)', async ({
  page,
  customer,
}) => {
  await login(page.request, customer)
  const hands = handsOf(page)
  const goods = await goodsOf(page, LINES)
  await page.goto('/quick-order')
  const text = page.getByRole('textbox', { name: 'Numbers and quantities' })
  await text.focus()
  await page.keyboard.insertText(goods.map(({ sku, quantity }) => `${sku}\t${quantity}`).join('\n'))
  hands.presses = 0
  /** By Tab to a control, whatever stands between. */
  const tabTo = async (target: Locator, key = 'Tab') => {
    const isThere = () => target.evaluate(element => element === document.activeElement)
    while (!(await isThere()) && hands.presses < MOST_PRESSES) await hands.keys(key)
  }
  const go = async (target: Locator, key = 'Tab') => {
    if (hands.isPhone) return hands.press(target)
    await tabTo(target, key)
    await hands.keys('Enter')
  }

  await test.step('what is recognised is shown, and added', async () => {
    if (hands.isPhone) await hands.press(page.getByRole('button', { name: 'Check lines' }))
    else await hands.keys('Control+Enter')
    await expect(page.getByRole('heading', { name: `${LINES} products recognised` })).toBeVisible({ timeout: LONG })
    const add = page.getByRole('button', { name: 'Add to basket' })
    if (!hands.isPhone) {
      await tabTo(page.locator('input[data-cell]').first())
      await hands.keys('Control+Enter')
      // A Tab before would lead past it.
      await expect(add).toBeFocused({ timeout: LONG })
    }
    await go(add)
    await expect.poll(async () => (await basketOf(page)).total_lines, { timeout: LONG }).toBe(LINES)
    await go(page.getByRole('link', { name: 'View basket' }), 'Shift+Tab')
  })

  await test.step('the basket has every default right: one press places it', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Basket' })).toBeVisible({ timeout: LONG })
    await expect(placeButton(page)).toBeEnabled({ timeout: LONG })
    await expect(placeButton(page)).toHaveAccessibleName(/^Place Order, [\d.]+,\d\d\s€ incl\. VAT$/)
    const emptied = await sawText(page.locator('body'), 'Your basket is empty')
    if (hands.isPhone) await hands.press(placeButton(page))
    else await hands.keys('Control+Enter')
    await expectPlaced(page)
    expect(await emptied()).toBe(false)
    expect(hands.presses, 'presses after the paste').toBeLessThanOrEqual(MOST_PRESSES)
  })

  await test.step('there is one order of all lines, and nothing in the basket', async () => {
    const [order, ...others] = await ordersOf(page)
    expect(others).toEqual([])
    await expect(page).toHaveURL(new RegExp(`/my-orders/${order!.order_id}$`))
    await expect(page.getByRole('main')).toContainText(customer)
    await expect(page.getByRole('banner').getByRole('link', { name: /^Basket: 0 pieces/ })).toBeVisible()
    expect((await basketOf(page)).total_lines).toBe(0)
    await axe(page)
  })
})

test(
  'an order whose answer is lost is placed once, and found again @phone (FF-801, FF-803)',
  SHORT,
  async ({ page, customer }) => {
    await login(page.request, customer)
    const hands = handsOf(page)
    await page.goto('/product-list')
    await hands.fill(page.locator('[data-size]'), [120, 120, 120])
    await hands.press(page.getByRole('button', { name: 'Add to basket' }))
    const bar = page.getByRole('region', { name: 'Your basket' })
    await expect(bar.getByText('360 pieces in your basket')).toBeVisible()
    await hands.press(bar.getByRole('link', { name: 'View basket' }))
    await expect(placeButton(page)).toBeEnabled({ timeout: LONG })
    await page.getByRole('textbox', { name: /^Your PO number/ }).fill('PO-2031-7')
    await page.getByRole('textbox', { name: /^Note/ }).fill('Ring twice')
    await page.reload()
    await expect(page.getByRole('textbox', { name: /^Your PO number/ })).toHaveValue('PO-2031-7', { timeout: LONG })
    await expect(page.getByRole('textbox', { name: /^Note/ })).toHaveValue('Ring twice')

    // The server hears each of them, but no answer comes back.
    const keys: string[] = []
    await page.route('**/api/onlineshop/orders', async route => {
      if (route.request().method() !== 'POST') return route.fallback()
      keys.push((await route.request().allHeaders())['idempotency-key']!)
      await route.fetch()
      return route.abort()
    })
    await press(placeButton(page))
    await expect.poll(() => keys.length, 'asked for again without a press').toBeGreaterThan(1)
    expect(await ordersOf(page)).toHaveLength(1)
    await expect(placeButton(page), 'the old basket').toHaveCount(0)
    await page.reload()
    await expect.poll(() => keys.length, 'and after a reload').toBeGreaterThan(2)
    await page.unrouteAll({ behavior: 'wait' })
    await expectPlaced(page)
    expect(new Set(keys).size).toBe(1)
    expect(await ordersOf(page)).toMatchObject([{ external_reference: 'PO-2031-7' }])
  },
)

test('two tabs and a colleague: one order, at a total that was seen (FF-802)', async ({ page, customer, context }) => {
  await login(page.request, customer)
  const [first] = await openBasket(page, 5)
  const line = page.locator(`[data-line="${first!.id}"]`)
  const before = await placeButton(page).getAttribute('aria-label')

  await test.step('a quantity that changed elsewhere: marked, and the button shows the new total', async () => {
    const answer = await page.request.patch(`/api/onlineshop/basket/positions/${first!.id}`, {
      headers,
      data: { quantity: first!.quantity * 7 },
    })
    expect(answer.status()).toBe(200)
    await placeButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^The total is now .* 1 position has changed\.$/)).toBeVisible()
    await expect(line).toContainText(`now ${first!.quantity * 7}, was ${first!.quantity * 5} pieces`)
    await expect(placeButton(page)).not.toHaveAccessibleName(before!)
    expect(await ordersOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Show it' }).click()
    await expect(line.getByRole('textbox')).toBeFocused()
    await axe(page)
  })

  await test.step('both tabs place at once: one order, and both know', async () => {
    const other = await context.newPage()
    await other.goto('/basket')
    await expect(placeButton(other)).toBeEnabled({ timeout: LONG })
    await Promise.all([page.keyboard.press('Control+Enter'), other.keyboard.press('Control+Enter')])
    await expect.poll(async () => (await ordersOf(page)).length).toBe(1)
    for (const tab of [page, other])
      await expect(
        tab
          .getByRole('main')
          .getByText(/is placed$|^Your basket is empty$/)
          .first(),
      ).toBeVisible({ timeout: LONG })
    for (const tab of [page, other])
      await expect(tab.getByRole('banner').getByRole('link', { name: /^Basket: 0 pieces/ })).toBeVisible()
    expect(await ordersOf(page)).toHaveLength(1)
  })
})
