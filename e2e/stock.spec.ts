import { LONG } from './support/fair.ts'
import { axe, expect, login, test } from './support/test.ts'

test.setTimeout(120_000)
test.use({ ownServer: true })

test('the operator finds an article, counts its shelf and takes away what broke; each stays as a movement (FF-946)', async ({
  page,
}) => {
  await login(page.request, 'operator@fairfloor.test')
  await page.goto('/admin/stock')
  await page.getByLabel('Name, SKU or EAN').fill('whey vanilla')
  await page.keyboard.press('Enter')
  const found = page.getByRole('table', { name: 'Stock' }).getByRole('link', { name: /Whey.*Vanilla/ })
  await expect(found.first()).toBeVisible({ timeout: LONG })
  await found.first().click()

  const form = page.getByRole('form', { name: 'Correct' })
  await form.getByRole('radio', { name: 'Counted on the shelf' }).check()
  await form.getByLabel('Pieces on the shelf').fill('500')
  await form.getByLabel('Reason').fill('Yearly count')
  await form.getByRole('button', { name: 'Correct' }).click()
  const movements = page.getByRole('table', { name: 'Movements' })
  await expect(movements.getByText('Yearly count')).toBeVisible({ timeout: LONG })

  await form.getByRole('radio', { name: 'Pieces more or fewer' }).check()
  await form.getByLabel('Pieces, with a minus for fewer').fill('-2')
  await form.getByLabel('Reason').fill('Broken jars')
  await form.getByRole('button', { name: 'Correct' }).click()
  const broken = movements.getByRole('row').filter({ hasText: 'Broken jars' })
  await expect(broken.getByText('−2')).toBeVisible({ timeout: LONG })
  await axe(page)

  await form.getByLabel('Pieces, with a minus for fewer').fill('-99999')
  await form.getByLabel('Reason').fill('Too many')
  await form.getByRole('button', { name: 'Correct' }).click()
  await expect(page.getByText(/^No more can be taken away than/)).toBeVisible({ timeout: LONG })
  await expect(movements.getByText('Too many')).toHaveCount(0)
})
