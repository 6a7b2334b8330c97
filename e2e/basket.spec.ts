import type { Page } from '@playwright/test'
import { LONG, press } from './support/fair.ts'
import { axe, expect, login, test } from './support/test.ts'

const FLAVOURS = 20

const cells = (page: Page) => page.locator('input[data-cell]')
const bar = (page: Page) => page.getByRole('region', { name: 'Your basket' })
const positions = async (page: Page): Promise<{ quantity: number }[]> =>
  (await (await page.request.get('/api/onlineshop/basket')).json()).positions
const quantities = async (page: Page) => (await positions(page)).map(({ quantity }) => quantity)

test.setTimeout(180_000)

test('twenty flavours of several sizes go into the basket, are changed there and brought back @phone', async ({
  page,
  customer,
}) => {
  await login(page.request, customer)
  const wanted = Array.from({ length: FLAVOURS }, (_, i) => 11 + i)

  await test.step('typed with digits and Tab; a reload loses nothing', async () => {
    await page.goto('/product-list')
    await expect(cells(page).first()).toBeVisible({ timeout: LONG })
    await cells(page).first().focus()
    for (const quantity of wanted) for (const key of [...String(quantity), 'Tab']) await page.keyboard.press(key)
    await page.reload()
    await expect(cells(page).first()).toHaveValue('11', { timeout: LONG })
    await expect(bar(page).getByText(/^410 pieces in 20 flavours/)).toBeVisible()
  })

  await test.step('Ctrl+Enter leads to the button that adds them all, whole', async () => {
    await cells(page).first().focus()
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('button', { name: 'Add to basket' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(bar(page).getByText('410', { exact: true })).toBeVisible()
    expect((await quantities(page)).toSorted()).toEqual(wanted)
  })

  await test.step('the basket says what comes when and what each part of the price is of', async () => {
    await press(bar(page).getByRole('link', { name: 'View basket' }))
    await expect(page.getByRole('heading', { level: 1, name: 'Basket' })).toBeVisible()
    await expect(page.getByRole('heading', { name: '20 positions · 410 pieces' })).toBeVisible()
    await expect(page.getByText(/\d now$/).first()).toBeVisible()
    await expect(page.getByText(/^VAT \d/).first()).toBeVisible()
    await axe(page)
  })

  const line = page.locator('[data-line]').first()
  await test.step('a quantity is changed in place, and the sums follow', async () => {
    await line.getByRole('textbox').fill('31')
    await expect(page.getByRole('heading', { name: '20 positions · 430 pieces' })).toBeVisible()
    await expect.poll(() => quantities(page)).toContain(31)
  })

  await test.step('a removed line and an emptied basket come back', async () => {
    await press(line.getByRole('button', { name: /^Remove / }))
    await expect(page.getByRole('heading', { name: '19 positions · 399 pieces' })).toBeVisible()
    await press(page.getByRole('button', { name: 'Undo' }))
    await expect(page.getByRole('heading', { name: '20 positions · 430 pieces' })).toBeVisible()
    await press(page.getByRole('button', { name: 'Empty basket' }))
    const question = page.getByRole('dialog', { name: 'Delete?' })
    await press(question.getByRole('button', { name: 'Delete' }))
    await expect(page.getByText('Your basket is empty')).toBeVisible()
    expect(await quantities(page)).toEqual([])
    await press(page.getByRole('button', { name: 'Undo' }))
    await expect(page.getByRole('heading', { name: '20 positions · 430 pieces' })).toBeVisible()
    expect(await quantities(page)).toHaveLength(FLAVOURS)
  })
})

test('a tab that is closed right after changes loses none of them', async ({ page, customer, context }) => {
  await login(page.request, customer)
  await page.goto('/product-list')
  await expect(cells(page).first()).toBeVisible({ timeout: LONG })
  await cells(page).first().focus()
  for (const key of ['1', '2', 'Tab', '7', 'Tab', '5']) await page.keyboard.press(key)
  await press(page.getByRole('button', { name: 'Add to basket' }))
  await expect(bar(page).getByText('24', { exact: true })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/basket')
  const lines = other.locator('[data-line]')
  await expect(lines).toHaveCount(3, { timeout: LONG })
  await lines.nth(0).getByRole('textbox').fill('31')
  await press(lines.nth(1).getByRole('button', { name: /^Remove / }))
  await lines.nth(1).getByRole('textbox').fill('6')
  await other.close()
  await expect.poll(() => quantities(page)).toEqual([31, 6])
})

test('what is added without a connection is kept, and added once when it is back', async ({ page, customer }) => {
  await login(page.request, customer)
  await page.goto('/product-list')
  await expect(cells(page).first()).toBeVisible({ timeout: LONG })
  await cells(page).first().focus()
  for (const key of ['1', '2', 'Tab', '7']) await page.keyboard.press(key)
  await page.context().setOffline(true)
  await press(page.getByRole('button', { name: 'Add to basket' }))
  await expect(bar(page).getByRole('alert')).toContainText('No connection. What you typed is kept.')
  await expect(cells(page).first()).toHaveValue('12')
  await page.context().setOffline(false)
  await expect.poll(() => quantities(page)).toEqual([12, 7])
  await expect(bar(page).getByText('19', { exact: true })).toBeVisible()

  await test.step('two quick presses add once', async () => {
    await page.reload()
    await cells(page).nth(2).fill('5')
    const add = page.getByRole('button', { name: 'Add to basket' })
    await add.dblclick()
    await expect(bar(page).getByText('24', { exact: true })).toBeVisible()
    expect(await quantities(page)).toEqual([12, 7, 5])
  })
})
