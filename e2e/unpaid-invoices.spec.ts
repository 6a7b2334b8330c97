import { LONG } from './support/fair.ts'
import { expect, login, PHONE, test } from './support/test.ts'

test('a buyer reads what is unpaid and opens an invoice (SH-029, SH-211)', PHONE, async ({ page }) => {
  await login(page.request, 'buyer@fairfloor.test')
  const { user } = await (await page.request.get('/api/current_user')).json()
  await page.goto('/my-unpaid-invoices')
  const pdf = page.getByRole('link', { name: /^Invoice .* as PDF$/ }).first()
  await expect(pdf).toBeVisible({ timeout: LONG })
  const total = user.erp_unpaid_sums.toLocaleString('de-DE', { minimumFractionDigits: 2 })
  await expect(page.getByText('Unpaid in total')).toBeVisible()
  await expect(page.getByRole('main').getByText(`${total} €`).first()).toBeVisible()
  const answer = await page.request.get((await pdf.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toBe('application/pdf')
})
