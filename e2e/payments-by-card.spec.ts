import type { Page } from '@playwright/test'
import { LONG } from './support/fair.ts'
import { axe, expect, login, test } from './support/test.ts'

test.setTimeout(180_000)
test.use({ ownServer: true })

const headers = { 'X-Requested-With': 'XMLHttpRequest' }

/** Orders by card in the checkout, up to the provider's page. */
async function orderByCard(page: Page): Promise<void> {
  const { sizes } = await (await page.request.get('/api/onlineshop/products')).json()
  const lines = sizes.slice(0, 3).map((size: { product_attributes: { id: number }[] }) => ({
    product_attribute_id: size.product_attributes[0]!.id,
    quantity: 24,
  }))
  const form = { positionsJson: JSON.stringify(lines) }
  const added = await page.request.post('/api/onlineshop/basket/positions', { headers, form })
  expect(added.status(), await added.text()).toBe(200)
  await page.goto('/basket')
  await page.getByRole('radio', { name: /^Card/ }).click({ timeout: LONG })
  // Only a total that was seen is ordered.
  await expect(page.getByText('Credit card fee').first()).toBeVisible({ timeout: LONG })
  const place = page.getByRole('button', { name: /^Place Order/ })
  await expect(place).toBeEnabled({ timeout: LONG })
  await place.click()
  await expect(page.getByRole('heading', { name: 'Test card provider' })).toBeVisible({ timeout: LONG })
}

const choose = (page: Page, name: RegExp) => page.getByRole('button', { name }).click()

test('a buyer pays by card after a refusal and a stop, and the order can be picked (SH-169)', async ({
  page,
  browser,
}) => {
  await login(page.request, 'buyer@fairfloor.test')
  await orderByCard(page)
  await axe(page)
  await choose(page, /^The card is refused/)
  await expect(page.getByText('The card was refused, and nothing was paid')).toBeVisible({ timeout: LONG })
  await axe(page)
  const orderId = /my-orders\/(\d+)/.exec(page.url())![1]!
  await choose(page, /^Pay .* by card$/)
  await choose(page, /^Stop here/)
  await expect(page.getByText('The payment was stopped, and nothing was paid')).toBeVisible({ timeout: LONG })

  const own = await browser.newContext()
  const desk = await own.newPage()
  await login(desk.request, 'operator@fairfloor.test')
  const early = await desk.request.post(`/api/admin/orders/${orderId}/pick-list`, { headers, data: {} })
  expect(early.status(), 'a pick list of what is not paid').toBe(409)

  await choose(page, /^Pay .* by card$/)
  await choose(page, /^Pay The card pays/)
  await expect(page.getByText('Paid by card', { exact: true })).toBeVisible({ timeout: LONG })
  await desk.goto(`/admin/orders/${orderId}`)
  await expect(desk.getByRole('region', { name: 'Card payment' })).toContainText('booked', { timeout: LONG })
  await axe(desk)
  // Picking hears of the payment a moment after it is booked.
  const pick = desk.getByRole('button', { name: `Pick order ${orderId}`, exact: true })
  await expect(async () => {
    await desk.goto('/admin/picking')
    await expect(pick).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: LONG })
  await pick.click()
  await expect(desk.getByRole('heading', { name: /^Pick list \d+$/ })).toBeVisible({ timeout: LONG })
  await expect(desk.getByRole('main')).toContainText(`Order ${orderId}`, { timeout: LONG })
  await own.close()
})
