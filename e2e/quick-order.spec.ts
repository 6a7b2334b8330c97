import type { Page } from '@playwright/test'
import { LONG, press } from './support/fair.ts'
import { axe, expect, login, test } from './support/test.ts'

test.setTimeout(180_000)

const cells = (page: Page) => page.locator('input[data-cell]')
const basketOf = async (page: Page): Promise<{ total_quantity: number; total_lines: number }> =>
  (await page.request.get('/api/onlineshop/basket')).json()

type Sizes = { sizes: { product_attributes: { sku: string; ean: string | null }[] }[] }

test('a pasted list is checked, mended and added, and what is open stays @phone', async ({ page, customer }) => {
  await login(page.request, customer)
  const { sizes }: Sizes = await (await page.request.get('/api/onlineshop/products')).json()
  const [first, second, third] = sizes.flatMap(size => size.product_attributes)
  await page.goto('/basket')
  await press(page.getByRole('main').getByRole('link', { name: 'Quick order' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Quick order' })).toBeVisible({ timeout: LONG })
  await axe(page)

  const text = page.getByRole('textbox', { name: 'Numbers and quantities' })
  await text.fill(
    [`${first!.sku}\t24`, `${second!.ean} 3 cs`, '', `${third!.sku};1,5`, 'QX-999999 4', 'vanila whey 12'].join('\n'),
  )
  await press(page.getByRole('button', { name: 'Check lines' }))
  await expect(page.getByRole('heading', { name: '2 products recognised' })).toBeVisible()
  await expect(page.getByText('Line 4: ‘1,5’ is no whole number.')).toBeVisible()
  await expect(page.getByText('Line 5: Nothing has this number.')).toBeVisible()
  await axe(page)
  expect((await basketOf(page)).total_lines).toBe(0)

  await test.step('a line is mended by a press, another one in the text', async () => {
    await press(page.getByRole('button', { name: /^Take .* Whey / }).first())
    await expect(page.getByText('2 lines are open')).toBeVisible()
    await press(page.getByRole('button', { name: 'Leave line 5 out' }))
    await text.fill((await text.inputValue()).replace('1,5', '12'))
    await press(page.getByRole('button', { name: 'Check again' }))
    await expect(page.getByText(/lines? (is|are) open/)).toHaveCount(0)
    await text.fill(`${await text.inputValue()}\nQX-1 1`)
    await press(page.getByRole('button', { name: 'Check again' }))
    await expect(page.getByText('1 line is open')).toBeVisible()
  })

  await test.step('a reload loses nothing, and what is added is added once', async () => {
    await cells(page).first().fill('36')
    const before = await cells(page).evaluateAll(all => all.map(cell => (cell as HTMLInputElement).value))
    await page.reload()
    await expect(cells(page)).toHaveCount(before.length, { timeout: LONG })
    expect(await cells(page).evaluateAll(all => all.map(cell => (cell as HTMLInputElement).value))).toEqual(before)
    await text.fill(`QX-2 7\n${await text.inputValue()}`)
    await page.getByRole('button', { name: 'Add to basket' }).dblclick()
    await expect(cells(page)).toHaveCount(0)
    await expect(text).toHaveValue('QX-2 7\n\nQX-1 1')
    const pieces = before.reduce((sum, value) => sum + Number(value), 0)
    expect(await basketOf(page)).toMatchObject({ total_lines: before.length, total_quantity: pieces })
  })

  await test.step('a file is read the same way', async () => {
    const content = Buffer.from(`Name;Menge;SKU\nfirst;6;${first!.sku}\nnobody;1;QX-2\n`)
    await page.locator('input[type="file"]').setInputFiles({ name: 'order.csv', mimeType: 'text/csv', buffer: content })
    await expect(page.getByRole('heading', { name: '1 product recognised' })).toBeVisible()
    await expect(text).toHaveValue(`${first!.sku}\t6\nQX-2\t1`)
    await expect(cells(page)).toHaveValue('6')
  })
})
