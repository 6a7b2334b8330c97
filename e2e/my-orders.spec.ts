import type { Page } from '@playwright/test'
import { LONG } from './support/fair.ts'
import { placeBasket } from './support/operator.ts'
import { axe, expect, login, PHONE, test } from './support/test.ts'

test.setTimeout(120_000)

/** Orders far more of a flavour than there is, without the checkout's page. @returns the order's number */
async function placeMoreThanThereIs(page: Page): Promise<number> {
  const headers = { 'X-Requested-With': 'XMLHttpRequest' }
  const found = await (await page.request.get('/api/onlineshop/products?sort=top')).json()
  const [size] = found.sizes as { product_attributes: { id: number }[] }[]
  const positions = [{ product_attribute_id: size!.product_attributes[0]!.id, quantity: 1_200 }]
  await page.request.post('/api/onlineshop/basket/positions', {
    form: { positionsJson: JSON.stringify(positions) },
    headers,
  })
  return placeBasket(page.request, 'Autumn 7')
}

test(
  'an order is found, its rest is seen and cancelled, and the backorder is empty then (SH-027)',
  PHONE,
  async ({ page, customer }) => {
    await login(page.request, customer)
    const orderId = await placeMoreThanThereIs(page)

    await test.step('my orders are narrowed, and a reload keeps what they are narrowed to', async () => {
      await page.goto('/my-orders')
      await page.getByRole('textbox', { name: 'Order number, your number or article' }).fill('autumn 7')
      await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
      await page.getByRole('combobox', { name: 'Status' }).selectOption('placed')
      await expect(page).toHaveURL(/search=autumn\+7&state=placed/)
      await page.reload()
      await expect(page.getByRole('link', { name: `Order ${orderId}`, exact: true })).toBeVisible({ timeout: LONG })
      await expect(page.getByText(/on backorder$/)).toBeVisible()
    })

    await test.step('the backorder leads to its order', async () => {
      await page.getByRole('link', { name: 'My backorder quantities' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'My backorder quantities' })).toBeVisible()
      await page.getByRole('link', { name: `Order ${orderId}` }).click()
      await expect(page.getByRole('heading', { level: 1, name: `Order ${orderId}` })).toBeVisible()
    })

    await test.step('its files are there', async () => {
      await page.getByRole('button', { name: 'More' }).click()
      for (const kind of ['PDF', 'XLSX']) {
        const href = await page.getByRole('link', { name: `This order as ${kind}` }).getAttribute('href')
        expect((await page.request.get(href!)).status()).toBe(200)
      }
      await page.keyboard.press('Escape')
    })

    await test.step('its rest is cancelled by keyboard, twice pressed and once done', async () => {
      const cancelPieces = page.getByRole('button', { name: 'Cancel pieces' })
      if (!(await cancelPieces.isVisible())) await page.getByRole('button', { name: 'More' }).press('Enter')
      await cancelPieces.press('Enter')
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('textbox')).not.toHaveValue('')
      await axe(page)
      await dialog.getByRole('button', { name: 'See the result' }).press('Enter')
      const cancel = dialog.getByRole('button', { name: /^Cancel [\d.]+ pieces$/ })
      await cancel.dblclick()
      await expect(dialog).toBeHidden({ timeout: LONG })
      await expect(page.getByText(/ cancelled$/).first()).toBeVisible()
      await expect(page.getByText(/on backorder, date unknown$|expected/)).toHaveCount(0)
    })

    await test.step('nothing waits any more', async () => {
      await page.goto('/my-orders/backorder-quantities')
      await expect(page.getByText('Nothing is pending')).toBeVisible({ timeout: LONG })
      const left = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(left).toBeLessThanOrEqual(0)
    })
  },
)
