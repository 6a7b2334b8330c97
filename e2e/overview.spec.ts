import { LONG } from './support/fair.ts'
import { axe, expect, login, test } from './support/test.ts'

test.setTimeout(120_000)
test.use({ ownServer: true })

test('the operator sees the day, and every figure leads to where it is acted on (FF-949)', async ({ page }) => {
  await login(page.request, 'operator@fairfloor.test')
  await page.goto('/admin')
  const toDo = page.getByRole('region', { name: 'What to do now' })
  await expect(toDo.getByText(/orders? to ship$/)).toBeVisible({ timeout: LONG })
  await toDo.getByRole('link', { name: /^Ship: / }).click()
  await expect(page.getByRole('row').nth(1)).toBeVisible({ timeout: LONG })

  await page.goto('/admin')
  const out = page.getByRole('region', { name: 'Stock that runs out' })
  const first = out.getByRole('link').first()
  const name = (await first.textContent()) ?? ''
  await first.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: LONG })
})

test('the list of the desk’s pages scrolls by itself, and is where it was on the next page (FF-1322)', async ({
  page,
}) => {
  await login(page.request, 'operator@fairfloor.test')
  await page.goto('/admin')
  const list = page.getByRole('navigation', { name: 'Back office' })
  const last = list.getByRole('link').last()
  await expect(last).not.toBeInViewport()
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 0.9 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await axe(page)
  const place = (await last.boundingBox())!.y
  await page.keyboard.press('Enter')
  await expect(last).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible()
  expect((await last.boundingBox())!.y).toBeCloseTo(place)
  await page.reload()
  await expect(last).toBeInViewport({ ratio: 0.9 })
  await page.goto('/admin')
  await expect(list.getByRole('link').first()).toBeInViewport({ ratio: 0.9 })
})

test('the overview speaks German (FF-949)', async ({ page }) => {
  await login(page.request, 'operator@fairfloor.test')
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Deutsch' }).first().click()
  await expect(page.getByRole('region', { name: 'Jetzt zu tun' })).toBeVisible({ timeout: LONG })
  await expect(page.getByRole('region', { name: 'Bestand geht zur Neige' })).toBeVisible()
})
