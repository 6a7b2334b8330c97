import { LONG } from './support/fair.ts'
import { axe, expect, login, test } from './support/test.ts'

test.setTimeout(240_000)
test.use({ ownServer: true })

test('the operator sets a promotion: buyers see its price at once, and the old one as soon as it is ended (FF-980)', async ({
  page,
  browser,
}) => {
  await login(page.request, 'operator@fairfloor.test')
  await page.goto('/admin/promotions')
  await page.getByRole('link', { name: 'New promotion' }).click()
  const form = page.getByRole('form', { name: 'New promotion' })
  await form.getByLabel('Name').fill('Hexlift days')
  await form.getByLabel('Per cent off the regular price').fill('25')
  await form.getByLabel('Begins').fill('2020-01-01T00:00:00')
  await form.getByLabel('Last second').fill('2099-12-31T23:59:59')
  await form.getByLabel('Search brands and sizes').fill('hexlift')
  await form.getByRole('button', { name: 'Add Hexlift, whole brand' }).click()
  await form.getByRole('button', { name: 'Preview prices' }).click()
  await expect(form.getByText(/sizes become cheaper/)).toBeVisible()
  await expect(form.getByRole('row', { name: /Hexlift/ })).toHaveCount(3)
  await axe(page)
  await form.getByRole('button', { name: 'Save promotion' }).click()
  await expect(page.getByRole('link', { name: 'Open Hexlift days' })).toBeVisible({ timeout: LONG })

  const shop = await browser.newPage()
  await login(shop.request, 'buyer@fairfloor.test')
  await shop.goto('/product-list/promo')
  await shop
    .getByRole('link', { name: /Hexlift days/ })
    .first()
    .click()
  await expect(shop.getByRole('heading', { level: 1, name: 'Hexlift days' })).toBeVisible({ timeout: LONG })
  const whey = shop.getByRole('region', { name: /Whey 80 500 g/ })
  await expect(whey.getByText('25 % off')).toBeVisible()
  const reduced = await priceOf()

  await page.getByRole('link', { name: 'Open Hexlift days' }).click()
  await page.getByRole('button', { name: 'End it now' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByRole('row', { name: /Hexlift days/ }).getByText('over')).toBeVisible({ timeout: LONG })
  await shop.reload()
  await expect(shop.getByRole('heading', { level: 1, name: 'This promotion does not run.' })).toBeVisible()
  // The brand's own promotion, which gives less, counts again.
  await shop.goto('/search/hexlift%20whey')
  await expect(whey.getByText('15 % off')).toBeVisible({ timeout: LONG })
  expect(await priceOf()).toBeGreaterThan(reduced)

  async function priceOf(): Promise<number> {
    const text = await whey.locator('dd b').first().textContent()
    return Number(text?.replace(/[^\d,]/g, '').replace(',', '.'))
  }
})
