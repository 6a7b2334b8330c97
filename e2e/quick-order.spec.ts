import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { filmOf } from '../web/src/areas/quick-order/test-barcode.ts'
import { LONG, press } from './support/fair.ts'
import { axe, expect, login, SHORT_AND_PHONE, test } from './support/test.ts'

test.setTimeout(180_000)

const cells = (page: Page) => page.locator('input[data-cell]')
const basketOf = async (page: Page): Promise<{ total_quantity: number; total_lines: number }> =>
  (await page.request.get('/api/onlineshop/basket')).json()

/** Two and more: the film runs again and again. */
const MANY = '(?:[2-9]|[1-9]\\d+)'

type Sizes = { sizes: { product_attributes: { id: number; sku: string; ean: string | null }[] }[] }

test(
  'a pasted list is checked, mended and added, and what is open stays (SH-158, SH-159, SH-161..163)',
  SHORT_AND_PHONE,
  async ({ page, customer }) => {
    await login(page.request, customer)
    const { sizes }: Sizes = await (await page.request.get('/api/onlineshop/products')).json()
    const [first, second, third] = sizes.flatMap(size => size.product_attributes)
    await page.goto('/basket')
    await press(page.getByRole('main').getByRole('button', { name: 'Quick order' }))
    const inBasket = page.getByRole('dialog', { name: 'Quick order' })
    await expect(inBasket.getByRole('textbox', { name: 'Numbers and quantities' })).toBeVisible({ timeout: LONG })
    await axe(page)
    await page.goto('/quick-order')
    await expect(page.getByRole('heading', { level: 1, name: 'Quick order' })).toBeVisible({ timeout: LONG })

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
      await expect(page.getByText('2 lines need attention')).toBeVisible()
      await press(page.getByRole('button', { name: 'Leave line 5 out' }))
      await text.fill((await text.inputValue()).replace('1,5', '12'))
      await press(page.getByRole('button', { name: 'Check again' }))
      await expect(page.getByText(/lines? needs? attention/)).toHaveCount(0)
      await text.fill(`${await text.inputValue()}\nQX-1 1`)
      await press(page.getByRole('button', { name: 'Check again' }))
      await expect(page.getByText('1 line needs attention')).toBeVisible()
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
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name: 'order.csv', mimeType: 'text/csv', buffer: content })
      await expect(page.getByRole('heading', { name: '1 product recognised' })).toBeVisible()
      await expect(text).toHaveValue(`${first!.sku}\t6\nQX-2\t1`)
      await expect(cells(page)).toHaveValue('6')
    })
  },
)

test('goods are typed by name, taken over from a list, and ordered at the fair in the same way (SH-160, SH-198)', async ({
  page,
  customer,
}) => {
  await login(page.request, customer)
  await page.goto('/quick-order')
  const text = page.getByRole('textbox', { name: 'Numbers and quantities' })
  const entry = page.getByRole('combobox', { name: 'Number or name' })

  await test.step('by keyboard alone: letters, a suggestion, a quantity', async () => {
    await entry.fill('whey van')
    await expect(page.getByRole('option').first()).toContainText('Vanilla', { timeout: LONG })
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.type('7')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: '1 product recognised' })).toBeVisible()
    await expect(cells(page)).toHaveValue(/^\d+$/)
    await expect(entry).toBeFocused()
    await expect(entry).toHaveValue('')
  })

  await test.step('a list is loaded beside it, and once only', async () => {
    const { sizes }: Sizes = await (await page.request.get('/api/onlineshop/products')).json()
    const [flavour] = sizes.flatMap(size => size.product_attributes).slice(-1)
    const { token } = await (await page.request.get('/csrf-token')).json()
    const positions = [{ product_attribute_id: flavour!.id, quantity: 48 }]
    const made = await page.request.post('/api/onlineshop/order-lists', {
      headers: { 'x-requested-with': 'XMLHttpRequest', 'x-csrf-token': token },
      data: { name: 'Shelf', sharing: 'private', positions },
    })
    await page.goto(`/quick-order?list=${(await made.json()).id}`)
    await expect(page.getByText('‘Shelf’ is loaded.')).toBeVisible({ timeout: LONG })
    await expect(text).toHaveValue(new RegExp(`\\n${flavour!.sku}\\t48$`))
    await page.reload()
    await expect(cells(page)).toHaveCount(2, { timeout: LONG })
    await expect(text).toHaveValue(new RegExp(`^[^\\n]+\\n${flavour!.sku}\\t48$`))
  })

  await test.step('at the fair lines go into its order', async () => {
    await page.goto('/vts-quick-order')
    const [line] = (await text.inputValue()).split('\n')
    expect(line).toBe('')
    await entry.fill('whey van')
    await page.getByRole('option').first().click({ timeout: LONG })
    await page.keyboard.press('Enter')
    await expect(cells(page)).toHaveCount(1)
    await press(page.getByRole('button', { name: 'Add to order' }))
    await expect(cells(page)).toHaveCount(0)
    const order = await (await page.request.get('/api/onlineshop/vts-basket')).json()
    expect(order.positions).toHaveLength(1)
    expect((await basketOf(page)).total_lines).toBe(0)
  })
})

test('goods are scanned one after the other, and a number that comes back counts up (SH-160)', async ({
  page,
  customer,
  server,
}) => {
  await login(page.request, customer)
  const { sizes }: Sizes = await (await page.request.get('/api/onlineshop/products')).json()
  const [first, second] = sizes.flatMap(size => size.product_attributes).filter(({ ean }) => ean?.length === 13)
  const folder = await mkdtemp(join(tmpdir(), 'fairfloor-film-'))
  const film = join(folder, 'film.y4m')
  const away = [null, 14] as const
  await writeFile(film, filmOf([[first!.ean, 10], away, [first!.ean, 10], away, [second!.ean, 10], away]))
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: [
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  })
  try {
    const storageState = await page.context().storageState()
    const phone = await browser.newPage({ baseURL: server.url, storageState, viewport: { width: 390, height: 844 } })
    await phone.goto('/quick-order')
    await press(phone.getByRole('button', { name: 'Scan' }))
    const scanned = phone.getByRole('list', { name: 'Scanned' })
    await expect(scanned.getByText(second!.ean!)).toBeVisible({ timeout: LONG })
    await expect(scanned.getByRole('listitem').filter({ hasText: first!.ean! })).toContainText(
      new RegExp(`\\b${MANY} ×`),
      {
        timeout: LONG,
      },
    )
    await axe(phone)
    await phone.keyboard.press('Escape')
    await expect(phone.getByRole('textbox', { name: 'Numbers and quantities' })).toHaveValue(
      new RegExp(`^(${first!.ean}\\t${MANY}|${second!.ean}\\t\\d+)\\n(${first!.ean}\\t${MANY}|${second!.ean}\\t\\d+)$`),
    )
    await expect(cells(phone)).toHaveCount(2)
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
})
