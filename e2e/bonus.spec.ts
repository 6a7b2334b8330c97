import { LONG } from './support/fair.ts'
import { expect, login, PHONE, test } from './support/test.ts'

test('a buyer reads where the bonus of the year stands', PHONE, async ({ page }) => {
  await login(page.request, 'buyer@fairfloor.test')
  const { user } = await (await page.request.get('/api/current_user')).json()
  await page.goto('/bonus')
  const year = page.getByRole('region', { name: /^Turnover \d{4} so far$/ })
  await expect(year).toBeVisible({ timeout: LONG })
  const turnover = user.bonus.turnover.toLocaleString('de-DE', { minimumFractionDigits: 2 })
  await expect(year.getByText(`${turnover} €`).first()).toBeVisible()
  await expect(year.getByRole('listitem').filter({ hasText: 'you are here' })).toHaveCount(1)
})

test('the operator reads who has an agreement', async ({ page }) => {
  await login(page.request, 'operator@fairfloor.test')
  await page.goto('/admin/bonus')
  await expect(page.getByLabel('Per cent, tier 1')).toBeVisible({ timeout: LONG })
  await expect(page.getByRole('table', { name: 'Customers with an agreement' })).toContainText('Sporthuis De Merwede')
})
