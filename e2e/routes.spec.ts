import { axe, expect, login, test } from './support/test.ts'

test('an address that no page has is the not-found page', async ({ page }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible()
  await expect(page).toHaveTitle('This page does not exist · Fairfloor')
  await axe(page)
  await page.getByRole('link', { name: 'To the start page' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('/logout logs out', async ({ page }) => {
  await login(page.request, 'buyer@fairfloor.test')
  await page.goto('/my-orders')
  await expect(page.getByRole('link', { name: 'Order 1', exact: true })).toBeVisible()
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByLabel('Username')).toBeVisible()
  const { user } = (await (await page.request.get('/api/current_user')).json()) as { user: unknown }
  expect(user).toBeNull()
  await page.goto('/my-orders')
  await expect(page.getByRole('link', { name: 'Order 1', exact: true })).toHaveCount(0)
})
