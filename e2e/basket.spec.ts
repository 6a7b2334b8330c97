import type { Locator, Page } from '@playwright/test'
import { LONG, press } from './support/fair.ts'
import { handsOf } from './support/hands.ts'
import { expect, login, test } from './support/test.ts'

const FLAVOURS = 20

const cells = (page: Page) => page.locator('input[data-cell]')
const bar = (page: Page) => page.getByRole('region', { name: 'Your basket' })
type Position = { quantity: number; product_attribute: { product_size: { product: { brand: { name: string } } } } }
const positions = async (page: Page): Promise<Position[]> =>
  (await (await page.request.get('/api/onlineshop/basket')).json()).positions
const brandsOf = (all: Position[]) => new Set(all.map(one => one.product_attribute.product_size.product.brand.name))
const quantities = async (page: Page) => (await positions(page)).map(({ quantity }) => quantity)

const sizesOf = (page: Page, brand: string) =>
  page.locator('[data-size]', { has: page.getByRole('heading', { level: 3 }).getByText(brand, { exact: true }) })
const expectTitle = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible({ timeout: LONG })

test.setTimeout(180_000)

test('twenty flavours of six brands by menu, list, search and matrix go into the basket and come back @phone (SH-024, SH-140)', async ({
  page,
  customer,
}) => {
  await login(page.request, customer)
  const hands = handsOf(page)
  const wanted = Array.from({ length: FLAVOURS }, (_, i) => 11 + i)
  const left = [...wanted]
  const fill = (of: Locator, flavours: number) => hands.fill(of, left.splice(0, flavours))
  await page.goto('/')

  await test.step('a top brand by the menu, and a second one by a category', async () => {
    await hands.menu('Brands')
    await hands.press(page.getByRole('link', { name: 'Redhorn' }).first())
    await expectTitle(page, 'Redhorn')
    await fill(page.locator('[data-size]'), 4)
    await hands.menu('Categories')
    if (hands.isPhone) await hands.press(page.getByRole('button', { name: 'Energy drinks' }))
    await hands.press(page.getByRole('link', { name: hands.isPhone ? 'View all' : 'View all: Energy drinks' }))
    await expectTitle(page, 'Energy drinks')
    await fill(sizesOf(page, 'Kilowatt Club'), 3)
  })

  await test.step('a third one in the same list', () => fill(sizesOf(page, 'Nachtlicht'), 3))

  await test.step('a size among the results while typing, with a typing error', async () => {
    await hands.search('daly whe')
    const found = page.getByRole('option', { name: /Norrsund.*Daily Whey/ })
    if (hands.isPhone) await hands.press(found)
    else {
      await expect(found).toBeVisible()
      await hands.keys('ArrowDown', 'Enter')
    }
    await expectTitle(page, 'Daily Whey 450 g')
  })

  await test.step('all its sizes at once, filled across', async () => {
    await hands.press(page.getByRole('link', { name: 'All sizes' }))
    await expectTitle(page, 'Daily Whey')
    await fill(page.locator('[data-size]').first(), 2)
    if (hands.isPhone) {
      await hands.press(page.getByRole('button', { name: /^900 g/ }))
      await fill(page.locator('[data-size]'), 2)
    } else {
      await hands.keys('ArrowRight', ...String(left.shift()), 'ArrowUp', ...String(left.shift()))
    }
  })

  await test.step('two brands on the page of what was found; a reload loses nothing', async () => {
    await hands.search('gel')
    await hands.keys('Enter')
    await expectTitle(page, 'Results for ‘gel’')
    await fill(sizesOf(page, 'Col & Kasseien'), 3)
    await fill(sizesOf(page, 'Kadenz'), 3)
    expect(left).toEqual([])
    await page.reload()
    await expect(bar(page).getByText(/^410 pieces in 20 flavours/)).toBeVisible({ timeout: LONG })
  })

  await test.step('one press adds them all, whole', async () => {
    await hands.press(page.getByRole('button', { name: 'Add to basket' }))
    await expect(bar(page).getByText('410 pieces in your basket')).toBeVisible()
    expect((await quantities(page)).toSorted()).toEqual(wanted)
    expect(brandsOf(await positions(page)).size).toBe(6)
  })

  await test.step('the basket says what comes when and what each part of the price is of', async () => {
    await hands.press(bar(page).getByRole('link', { name: 'View basket' }))
    expect(hands.presses, 'presses and keys beside the digits').toBeLessThanOrEqual(60)
    await expect(page.getByRole('heading', { level: 1, name: 'Basket' })).toBeVisible()
    await expect(page.getByRole('heading', { name: '20 positions · 410 pieces' })).toBeVisible()
    await expect(page.getByText(/\d now$/).first()).toBeVisible()
    await expect(page.getByText(/^VAT \d/).first()).toBeVisible()
  })

  const line = page.locator('[data-line]').first()
  const others = 410 - Number(await line.getByRole('textbox').inputValue())
  const expectAll = () =>
    expect(page.getByRole('heading', { name: `20 positions · ${others + 31} pieces` })).toBeVisible()
  await test.step('a quantity is changed in place, and the sums follow', async () => {
    await line.getByRole('textbox').fill('31')
    await expectAll()
    await expect.poll(() => quantities(page)).toContain(31)
  })

  await test.step('a removed line and an emptied basket come back', async () => {
    await press(line.getByRole('button', { name: /^Remove / }))
    await expect(page.getByRole('heading', { name: `19 positions · ${others} pieces` })).toBeVisible()
    await press(page.getByRole('button', { name: 'Undo' }))
    await expectAll()
    await press(page.getByRole('button', { name: 'Empty basket' }))
    const question = page.getByRole('dialog', { name: 'Delete?' })
    await press(question.getByRole('button', { name: 'Delete' }))
    await expect(page.getByText('Your basket is empty')).toBeVisible()
    expect(await quantities(page)).toEqual([])
    await press(page.getByRole('button', { name: 'Undo' }))
    await expectAll()
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
  await expect(bar(page).getByText('24 pieces in your basket')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/basket')
  const lines = other.locator('[data-line]')
  await expect(lines).toHaveCount(3, { timeout: LONG })
  await lines.nth(0).getByRole('textbox').fill('31')
  // The first tab has not been left: its header and its bar follow.
  await expect(page.getByRole('banner').getByRole('link', { name: /43 pieces/ })).toBeVisible()
  await expect(bar(page).getByText('43 pieces in your basket')).toBeVisible()
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
  await expect(bar(page).getByText('19 pieces in your basket')).toBeVisible()

  await test.step('two quick presses add once', async () => {
    await page.reload()
    await cells(page).nth(2).fill('5')
    const add = page.getByRole('button', { name: 'Add to basket' })
    await add.dblclick()
    await expect(bar(page).getByText('24 pieces in your basket')).toBeVisible()
    expect(await quantities(page)).toEqual([12, 7, 5])
  })
})
