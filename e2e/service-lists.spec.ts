import { LONG, saved } from './support/fair.ts'
import { expect, login, PHONE, test } from './support/test.ts'

test(
  'a buyer reads what is coming, filters it, takes it along and asks to be told (SH-248, SH-274)',
  PHONE,
  async ({ page, customer }, info) => {
    await login(page.request, customer)
    await page.goto('/eta')
    await expect(page.getByRole('heading', { level: 1, name: 'ETA' })).toBeVisible({ timeout: LONG })
    const rows = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Notify me/ }) })
    const first = rows.first()
    await expect(first).toBeVisible({ timeout: LONG })
    // A table on a wide screen, on a phone two lines a row: a list of hundreds is read by scrolling.
    const isPhone = info.project.name === 'phone'
    expect(await first.evaluate(row => getComputedStyle(row).display)).toBe(isPhone ? 'flex' : 'table-row')
    expect((await first.boundingBox())!.height).toBeLessThan(isPhone ? 80 : 60)

    const brand = await page.getByRole('combobox', { name: 'Brand' }).locator('option').nth(1).getAttribute('value')
    await page.getByRole('combobox', { name: 'Brand' }).selectOption(brand)
    await expect(page).toHaveURL(/brand=/)
    const file = await page.request.get(
      (await page.getByRole('link', { name: 'This list as CSV' }).getAttribute('href'))!,
    )
    expect(await file.text()).toContain(brand)

    const bell = first.getByRole('button', { name: /^Notify me/ })
    await saved(page, 'PUT', () => bell.click())
    await expect(bell).toHaveAttribute('aria-pressed', 'true')
    await page.goto('/account/reminders')
    await page.getByRole('button', { name: 'Remove all reminders' }).click()
    await expect(page.getByText('No reminders')).toBeVisible()
  },
)
