import type { Locator, Page } from '@playwright/test'
import { LONG, press } from './support/fair.ts'
import { axe, expect, login, test } from './support/test.ts'

test.setTimeout(180_000)

const rowsOf = (page: Page, number: number) => page.locator(`[data-page="${number}"] [data-flavour]`)
const bar = (page: Page) => page.getByRole('region', { name: 'Your basket' })

/** Sets a filter beside the list, on a phone in the sheet over it. */
async function filter(page: Page, name: RegExp): Promise<void> {
  if (!test.info().project.use.hasTouch) return press(page.getByRole('checkbox', { name }))
  await press(page.getByRole('button', { name: /^Filter/ }))
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await press(sheet.getByRole('checkbox', { name }))
  await expect(page).toHaveURL(/\?/)
  await axe(page)
  await press(sheet.getByRole('button', { name: /^Show \d+ products?$/ }))
  await expect(sheet).toBeHidden()
}

const topOf = async (target: Locator): Promise<number> => (await target.boundingBox())?.y ?? Number.NaN

test('a buyer filters, scrolls on, adds, looks at a product, and comes back to the same place @phone (SH-138, SH-142, SH-144, SH-147)', async ({
  page,
  customer,
}) => {
  await login(page.request, customer)
  await page.goto('/product-list')
  const total = page.getByText(/^\d+ products$/).first()
  await expect(total).toBeVisible({ timeout: LONG })

  await test.step('a filter stands in the address and as a chip, and a reload keeps it', async () => {
    const before = await total.textContent()
    await filter(page, /^Gym assortment/)
    await expect(page).toHaveURL('/product-list?gym_assortment=1')
    await expect(page.getByRole('heading', { level: 1, name: 'Gym assortment' })).toBeVisible()
    await expect(total).not.toHaveText(before ?? '')
    const filtered = await total.textContent()
    await page.reload()
    await expect(total).toHaveText(filtered ?? '', { timeout: LONG })
    await expect(page.getByRole('link', { name: 'Take away the filter Gym assortment' })).toBeVisible()
  })

  await test.step('further pages come with the scroll, each with its address', async () => {
    await expect(rowsOf(page, 1).first()).toBeVisible({ timeout: LONG })
    const third = rowsOf(page, 3).first()
    await expect(async () => {
      await page.evaluate(() => scrollBy(0, innerHeight))
      await expect(third).toBeAttached({ timeout: 300 })
    }).toPass({ timeout: LONG })
    await third.scrollIntoViewIfNeeded()
    await expect(third).toBeInViewport()
    await expect(page).toHaveURL(/^[^?]*\?gym_assortment=1&page=[23]$/)
  })

  const cell = rowsOf(page, 3).first().getByRole('textbox')
  await test.step('what is typed there is added', async () => {
    await cell.fill('12')
    await press(bar(page).getByRole('button', { name: 'Add to basket' }))
    // 'added' gives way to 'in your basket' after 2.6 s, which a busy machine may miss.
    await expect(rowsOf(page, 3).first()).toContainText(/12 added|in your basket 12/)
  })

  await test.step('the way back from a product finds the list as it was', async () => {
    const size = page.locator('[data-page="3"] [data-size]').first()
    const name = size.getByRole('heading', { level: 3 }).getByRole('link')
    // Where it can be pressed: in view it may still lie below the bar, and the press would scroll.
    await (test.info().project.use.hasTouch ? name.tap({ trial: true }) : name.click({ trial: true }))
    const before = await topOf(size)
    const address = page.url()
    await press(name)
    await expect(page).toHaveURL(/\/productSize\/\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect(cell).toHaveValue('12')
    await expect.poll(async () => Math.abs((await topOf(size)) - before)).toBeLessThan(3)
  })

  await test.step('also when the product was reloaded', async () => {
    const size = page.locator('[data-page="3"] [data-size]').first()
    const before = await topOf(size)
    const address = page.url()
    await page.goForward()
    await expect(page).toHaveURL(/\/productSize\/\d+$/)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: LONG })
    await page.goBack()
    await expect(cell).toHaveValue('12', { timeout: LONG })
    await expect.poll(async () => Math.abs((await topOf(size)) - before), { timeout: LONG }).toBeLessThan(3)
    await expect(page).toHaveURL(address)
  })

  await test.step('and so does a reload', async () => {
    await page.reload()
    await expect(cell).toHaveValue('12', { timeout: LONG })
    await expect(cell).toBeInViewport({ timeout: LONG })
  })

  await test.step('what is not in stock can be asked for in its row', async () => {
    await page.goto('/product-list')
    const name = { name: /^Notify me/ }
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', name) })
      .first()
    // Rows above it may still be on their way.
    const flavour = await row.getAttribute('data-flavour', { timeout: LONG })
    const bell = page.locator(`[data-flavour="${flavour}"]`).getByRole('button', name)
    await expect(bell).toHaveAttribute('aria-pressed', 'false', { timeout: LONG })
    await press(bell)
    await expect(bell).toHaveAttribute('aria-pressed', 'true', { timeout: LONG })
  })
})

test('two filters set before the first is rendered both hold', async ({ page }) => {
  await page.goto('/product-list')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  const [gym, stock] = [filters.getByLabel(/^Gym assortment/), filters.getByLabel(/^In stock/)]
  await expect(gym).toBeEnabled({ timeout: LONG })
  await stock.evaluate(
    (second: HTMLElement, first) => {
      ;(first as HTMLElement).click()
      second.click()
    },
    await gym.elementHandle(),
  )
  await expect(page).toHaveURL('/product-list?gym_assortment=1&in_stock=1')
  const chips = page.getByRole('navigation', { name: 'Filters set' }).getByRole('link')
  await expect(chips).toHaveCount(3)
  await chips.nth(0).evaluate(
    (first: HTMLElement, second) => {
      first.click()
      ;(second as HTMLElement).click()
    },
    await chips.nth(1).elementHandle(),
  )
  await expect(page).toHaveURL('/product-list')
})

test('what is sold by the case takes the next quantity that fits, and says so (FF-758)', async ({ page, customer }) => {
  await login(page.request, customer)
  const found = await page.request.get('/api/onlineshop/products', { params: { term: 'Snackadé' } })
  const { sizes }: { sizes: { order_multiple: number; product: { id: number } }[] } = await found.json()
  await page.goto(`/product-list/product/${sizes.find(size => size.order_multiple === 12)?.product.id}`)
  const cells = page.locator('[data-cell-group]').first().getByRole('textbox')
  await cells.first().focus()
  for (const key of ['3', '0', 'Enter', '+', 'Enter', '2', 'c', 'Enter']) await page.keyboard.press(key)
  await expect(page.getByRole('alert').first()).toHaveText('Sold in 12s, at least 24: 30 became 36.')
  for (const [row, pieces] of ['36', '24', '24'].entries()) await expect(cells.nth(row)).toHaveValue(pieces)
  await axe(page)
  await page.keyboard.press('Control+Enter')
  await expect(bar(page).getByRole('button', { name: 'Add to basket' })).toBeFocused({ timeout: LONG })
  await page.keyboard.press('Enter')
  await expect(bar(page).getByText('84 pieces in your basket')).toBeVisible()
  await cells.first().focus()
  for (const key of ['4', '9', 'Tab']) await page.keyboard.press(key)
  await expect(cells.first()).toHaveValue('60')
  await expect(bar(page).getByText('108 pieces in your basket')).toBeVisible()
})

test('a product’s flavours by sizes are filled down a size and across the sizes by keys (SH-137)', async ({
  page,
  customer,
}) => {
  await login(page.request, customer)
  await page.goto('/product-list/product/1')
  const columns = page.locator('[data-cell-group]')
  await expect(columns).toHaveCount(2, { timeout: LONG })
  const cellOf = (column: number, row: number) => columns.nth(column).getByRole('textbox').nth(row)
  await cellOf(0, 0).focus()
  for (const key of ['1', '2', 'Enter', '2', '4', 'ArrowRight']) await page.keyboard.press(key)
  await expect(cellOf(1, 1)).toBeFocused()
  for (const key of ['6', 'ArrowUp', 'ArrowLeft']) await page.keyboard.press(key)
  await expect(cellOf(0, 0)).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(bar(page).getByText(/^42 pieces in 3 flavours/)).toBeVisible({ timeout: LONG })
  await expect(bar(page).getByRole('button', { name: 'Add to basket' })).toBeFocused({ timeout: LONG })
  await page.keyboard.press('Enter')
  await expect(bar(page).getByText('42 pieces in your basket')).toBeVisible()
  await axe(page)
})
