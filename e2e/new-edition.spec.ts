import type { Page } from '@playwright/test'
import { DURING } from './support/edition.ts'
import { LONG } from './support/fair.ts'
import { axe, expect, login, test } from './support/test.ts'

test.setTimeout(180_000)
test.use({ ownServer: true, clock: DURING.over })

/** The header stays in sight and would cover half of a link. */
const toTop = (page: Page) => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))

test('the operator makes the next edition after the current one, and the fair shows it (FF-752)', async ({ page }) => {
  const visitors = await page.context().browser()!.newContext()
  const shown = async () =>
    (await (await visitors.request.get(new URL('/api/onlineshop/vts', page.url()).href)).json()).name

  await login(page.request, 'operator@fairfloor.test')
  await page.goto('/admin/editions')
  const form = page.getByRole('form', { name: 'New edition' })
  const last = await page.getByRole('article').first().getByRole('heading', { level: 2 }).textContent()

  await test.step('without a name and a day nothing is sent', async () => {
    await form.getByRole('button', { name: 'Make edition' }).click()
    await expect(form.getByText('Please enter a name.')).toBeVisible()
    await expect(form.getByText('Please enter a day.')).toBeVisible()
    await toTop(page)
    await axe(page)
  })

  await test.step('a double click makes one', async () => {
    await form.getByLabel('Name').fill('Spring Show')
    await form.getByLabel('First day of ordering').fill('2026-04-20')
    await form.getByRole('button', { name: 'Make edition' }).dblclick()
    const made = page.getByRole('article', { name: 'Spring Show' })
    await expect(made).toHaveCount(1, { timeout: LONG })
    await expect(made.getByLabel('Ordering starts')).toHaveValue(/^2026-04-20T00:00/)
    await expect(form.getByLabel('Name')).toHaveValue('')
    expect(await shown()).toBe(last)
  })

  await test.step('its name is taken', async () => {
    await form.getByLabel('Name').fill('Spring Show')
    await form.getByLabel('First day of ordering').fill('2027-04-19')
    await form.getByRole('button', { name: 'Make edition' }).click()
    await expect(form.getByText('There is an edition of this name already.')).toBeVisible({ timeout: LONG })
    await expect(form.getByLabel('First day of ordering')).toHaveValue('2027-04-19')
  })

  await test.step('made current, it is the one that everybody sees', async () => {
    await page.getByRole('article', { name: 'Spring Show' }).getByRole('button', { name: 'Make current' }).click()
    await expect(page.getByRole('article', { name: 'Spring Show' }).getByText('current', { exact: true })).toBeVisible({
      timeout: LONG,
    })
    await expect(page.getByRole('article', { name: last! }).getByRole('button', { name: 'Make current' })).toBeVisible()
    expect(await shown()).toBe('Spring Show')
    const visitor = await visitors.newPage()
    await visitor.goto(new URL('/vts', page.url()).href)
    await expect(visitor.getByRole('heading', { level: 1, name: 'Spring Show' })).toBeVisible({ timeout: LONG })
    await expect(visitor.getByText(/^20 – 23 April/)).toBeVisible()
  })
  await visitors.close()
})
