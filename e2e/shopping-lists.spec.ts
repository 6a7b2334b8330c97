import type { Page } from '@playwright/test'
import { LONG, press, saved } from './support/fair.ts'
import { axe, expect, login, test } from './support/test.ts'

test.setTimeout(180_000)

const cells = (page: Page) => page.locator('input[data-cell]')
const bar = (page: Page) => page.getByRole('region', { name: 'Your basket' })
const total = async (page: Page): Promise<number> =>
  (await (await page.request.get('/api/onlineshop/basket')).json()).total_quantity

test('a buyer keeps favourites, and finds them in a list of their own @phone (SH-036, SH-128)', async ({
  page,
  customer,
}) => {
  await login(page.request, customer)
  await page.goto('/product-list')
  // Those below may be there before it.
  const heart = page
    .locator('[data-size]')
    .first()
    .getByRole('button', { name: /^Favourite: / })
  await expect(heart).toHaveAttribute('aria-disabled', 'false', { timeout: LONG })
  await saved(page, 'PUT', () => heart.dblclick())
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const name = await heart.getAttribute('aria-label')

  await page.goto('/favourites')
  await expect(page.getByText('1 product', { exact: true })).toBeVisible({ timeout: LONG })
  const kept = page.getByRole('button', { name: name ?? '' })
  await expect(kept).toHaveAttribute('aria-pressed', 'true')
  await press(kept)
  await expect(kept).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(async () => (await page.request.get('/api/onlineshop/favourites')).json()).toEqual([])
  await page.goto('/product-list/favourites')
  await expect(page.getByText('You have no favourites yet')).toBeVisible({ timeout: LONG })
})

test('a buyer keeps an order list, changes it, and orders from it @phone (FF-160)', async ({
  page,
  customer,
  context,
}) => {
  await login(page.request, customer)
  await page.goto('/product-list')
  await expect(cells(page).first()).toBeVisible({ timeout: LONG })
  await cells(page).nth(0).fill('12')
  await cells(page).nth(1).fill('5')

  await test.step('what is typed goes on a new list', async () => {
    await press(bar(page).getByRole('button', { name: 'Put on a list' }))
    const dialog = page.getByRole('dialog', { name: 'Put on a list' })
    await dialog.getByLabel('Name of the list').fill('Weekly')
    await axe(page)
    await press(dialog.getByRole('button', { name: 'Save' }))
    await expect(dialog).toBeHidden()
    await expect(cells(page).first()).toHaveValue('')
  })

  await test.step('the list is changed in its cells', async () => {
    await page.goto('/order-lists')
    await press(page.getByRole('link', { name: 'Weekly' }))
    await expect(page.getByRole('heading', { level: 1, name: 'Weekly' })).toBeVisible({ timeout: LONG })
    await expect(cells(page).first()).toHaveValue('12')
    await cells(page).first().fill('20')
    await press(page.getByRole('button', { name: 'Add to basket' }))
    await expect(page.getByText('2 products with 25 pieces added to the basket.')).toBeVisible()
    expect(await total(page)).toBe(25)
  })

  await test.step('a tab that is closed right after a change does not lose it', async () => {
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(cells(other).nth(1)).toHaveValue('5', { timeout: LONG })
    await cells(other).nth(1).fill('7')
    await other.close()
    const pieces = async () => (await (await page.request.get('/api/onlineshop/order-lists')).json())[0].total_quantity
    await expect.poll(pieces).toBe(27)
  })

  await test.step('the basket is saved on it, and it is deleted', async () => {
    await page.goto('/basket')
    await press(page.getByRole('button', { name: 'Save as list' }))
    const dialog = page.getByRole('dialog', { name: 'Put on a list' })
    await dialog.getByLabel('List', { exact: true }).selectOption({ label: 'Weekly' })
    await press(dialog.getByRole('button', { name: 'Save' }))
    await expect(dialog).toBeHidden()
    await page.goto('/order-lists')
    await expect(page.getByText(/52 pieces/)).toBeVisible({ timeout: LONG })
    await press(page.getByRole('button', { name: 'Delete: Weekly' }))
    await press(page.getByRole('dialog', { name: 'Delete?' }).getByRole('button', { name: 'Delete' }))
    await expect(page.getByText('There are no order lists yet')).toBeVisible()
  })
})
