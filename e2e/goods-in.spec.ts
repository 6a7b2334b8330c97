import { LONG } from './support/fair.ts'
import { axe, expect, login, PHONE, test } from './support/test.ts'

test.setTimeout(240_000)
test.use({ ownServer: true })

test('the operator announces a delivery and books what arrives (FF-887)', PHONE, async ({ page }) => {
  await login(page.request, 'operator@fairfloor.test')
  await page.goto('/admin/goods-in')
  await expect(page.getByText('late', { exact: true }).first()).toBeVisible({ timeout: LONG })

  await page.getByRole('button', { name: 'New delivery' }).click()
  const form = page.getByRole('form', { name: 'New delivery' })
  await form.getByLabel('Supplier').fill('North Sea Foods')
  await form.getByLabel('Add an article: name, SKU or EAN').fill('whey')
  await form.getByRole('button', { name: /^Add / }).first().click()
  await form.getByLabel(/^Pieces of/).fill('48')
  await axe(page)
  await form.getByRole('button', { name: 'Save delivery' }).click()

  await expect(page.getByRole('heading', { name: 'Delivery of North Sea Foods' })).toBeVisible({ timeout: LONG })
  await page.getByLabel(/^Received of/).fill('18')
  await page.getByLabel(/^Lot of/).fill('L26141')
  await expect(page.getByRole('region', { name: 'Who gets it' })).toContainText('Free for the shop')
  await axe(page)
  await page.getByRole('button', { name: 'Book 18 pieces' }).click()
  await expect(page.getByText(/^Booked\. /)).toBeVisible({ timeout: LONG })
  await expect(page.getByRole('region', { name: 'Received so far' })).toContainText('lot L26141')

  await page.getByRole('button', { name: 'Expect nothing more' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Expect nothing more' }).click()
  await expect(page.getByRole('button', { name: 'Change' })).toHaveCount(0, { timeout: LONG })
})
