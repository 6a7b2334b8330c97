import { LONG } from './support/fair.ts'
import { axe, expect, login, test } from './support/test.ts'

test.setTimeout(240_000)
test.use({ ownServer: true })

test('the operator ranks a brand first, and changes a price that the shop shows at once', async ({ page, browser }) => {
  await login(page.request, 'operator@fairfloor.test')
  await page.goto('/admin/brands?search=hexlift')
  await page.getByRole('link', { name: 'Open Hexlift' }).click()
  const brand = page.getByRole('form', { name: 'Hexlift' })
  await brand.getByLabel('Rank among the top brands').fill('1')
  await brand.getByLabel('Name').fill('Hexlift Labs')
  await axe(page)
  await brand.getByRole('button', { name: 'Save' }).click()
  await expect(brand.getByText('Set by hand: Name')).toBeVisible({ timeout: LONG })

  await page.goto('/admin/products?search=hexlift whey 80')
  await page
    .getByRole('link', { name: /^Open .*Whey 80/ })
    .first()
    .click()
  const size = page.getByRole('region', { name: 'Size 500 g' })
  await size.getByLabel('Regular price, List').fill('99,5')
  await size.getByLabel('Price now, List').fill('98,5')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/→ 99,50/)).toBeVisible({ timeout: LONG })
  await expect(page.getByText(/500 g: Regular price/)).toBeVisible()

  await size.getByRole('button', { name: 'Food information, Vanilla' }).click()
  const label = page.getByRole('form', { name: 'Food information, Vanilla' })
  await expect(label.getByLabel('Legal name')).toHaveValue(/^Protein powder/, { timeout: LONG })
  await label.getByLabel('Ingredients').fill('Whey protein (milk), barley.')
  await label.getByLabel('Allergens').fill('milk, barley')
  await axe(page)
  const saved = page.waitForResponse(answer => answer.request().method() === 'PUT')
  await label.getByRole('button', { name: 'Save' }).click()
  expect((await saved).status()).toBe(200)

  const shop = await browser.newPage()
  const found = await shop.request.get('/api/onlineshop/products?term=hexlift+whey+80')
  const { sizes } = (await found.json()) as { sizes: { id: number; name: string }[] }
  await shop.goto(`/productSize/${sizes.find(({ name }) => name === '500 g')?.id}`)
  const food = shop.getByRole('region', { name: 'Food information' })
  await food.scrollIntoViewIfNeeded()
  await expect(food.getByText('barley', { exact: true })).toHaveCount(1, { timeout: LONG })
  await expect(food.getByRole('table', { name: 'Nutrition declaration of Vanilla' })).toBeVisible()
  await shop.goto('/brands')
  await expect(shop.getByText('Hexlift Labs').first()).toBeVisible({ timeout: LONG })
})

test('the operator drops a price list, reads what it would change, and imports it (FF-856)', async ({ page }) => {
  await login(page.request, 'operator@fairfloor.test')
  await page.goto('/admin/import')
  const lines = [
    'brand,product,size,flavour,sku,regular_price',
    'Newbrand,Bar,60 g,Plain,NEW-1,1.99',
    'Newbrand,Bar,60 g,Salt,NEW-2,a lot',
  ]
  await page
    .getByLabel('Price list', { exact: true })
    .locator('input[type=file]')
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
  await expect(page.getByText('This is what the file would change. Nothing is written yet.')).toBeVisible({
    timeout: LONG,
  })
  await expect(page.getByRole('table', { name: 'Refused rows' }).getByText('a lot')).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('This is what the file has changed.')).toBeVisible({ timeout: LONG })
  await page.goto('/admin/products?search=NEW-1')
  await expect(page.getByRole('link', { name: 'Open Bar' })).toBeVisible({ timeout: LONG })
})

test('the operator creates a brand and a product, and a buyer finds and adds it until it is off sale (FF-868, FF-996, FF-997)', async ({
  page,
  browser,
  customer,
}) => {
  await login(page.request, 'operator@fairfloor.test')
  await page.goto('/admin/brands')
  await page.getByRole('link', { name: 'New brand' }).click()
  const create = page.getByRole('form', { name: 'New brand' })
  await create.getByLabel('Name').fill('Quillfin')
  await create.getByRole('button', { name: 'Create' }).click()
  const brand = page.getByRole('form', { name: 'Quillfin' })
  await expect(brand.getByRole('switch', { name: 'On sale' })).toBeChecked({ timeout: LONG })

  await page.goto('/admin/products')
  await page.getByRole('link', { name: 'New product' }).click()
  const product = page.getByRole('form', { name: 'New product' })
  await product.getByLabel('Name').fill('Casein Night')
  await product.getByLabel('Brand').selectOption({ label: 'Quillfin' })
  await product.getByLabel('Category').selectOption({ index: 2 })
  await product.getByLabel('Size, as 900 g').fill('750 g')
  await product.getByLabel('Pieces per case').fill('6')
  await product.getByLabel('Price of a piece, net').fill('21,50')
  await product.getByLabel('Flavour').fill('Hazelnut')
  await product.getByLabel('Pieces in stock').fill('48')
  await axe(page)
  await product.getByRole('button', { name: 'Create' }).click()
  const editor = page.getByRole('form', { name: 'Casein Night' })
  await expect(editor.getByRole('region', { name: 'Size 750 g' })).toBeVisible({ timeout: LONG })
  await editor.getByRole('button', { name: 'Nutrition facts, Hazelnut' }).click()
  const facts = page.getByRole('form', { name: 'Nutrition facts, Hazelnut' })
  await facts.getByRole('button', { name: 'Add a nutrient' }).click({ timeout: LONG })
  await facts.getByLabel('Nutrient, row 1').fill('Protein')
  await facts.getByLabel('Per 100 g, Protein').fill('78 g')
  await axe(page)
  const written = page.waitForResponse(answer => answer.request().method() === 'PUT')
  await facts.getByRole('button', { name: 'Save nutrition facts' }).click()
  expect((await written).status()).toBe(200)
  await page.keyboard.press('Escape')

  const context = await browser.newContext()
  const shop = await context.newPage()
  await login(shop.request, customer)
  await shop.goto('/')
  await shop.getByRole('combobox', { name: 'Search' }).fill('quillfin casein')
  await shop
    .getByRole('option', { name: /Casein Night/ })
    .first()
    .click({ timeout: LONG })
  await expect(shop.getByRole('heading', { level: 1, name: /Casein Night/ })).toBeVisible({ timeout: LONG })
  await shop.getByRole('textbox', { name: /Hazelnut/ }).fill('6')
  await shop.getByRole('button', { name: 'Add to basket' }).click()
  await expect
    .poll(async () => (await (await shop.request.get('/api/onlineshop/basket')).json()).positions.length)
    .toBe(1)
  const label = shop.getByRole('region', { name: 'Food information' })
  await label.scrollIntoViewIfNeeded()
  await expect(label.getByRole('row', { name: 'Protein 78 g' })).toBeVisible({ timeout: LONG })

  await editor.getByRole('switch', { name: 'On sale', exact: true }).setChecked(false)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Nothing changed')).toBeVisible({ timeout: LONG })
  await shop.reload()
  await expect(shop.getByRole('heading', { level: 1, name: /Casein Night/ })).toHaveCount(0)
  await shop.goto('/basket')
  await expect(shop.getByText('Hazelnut')).toBeVisible({ timeout: LONG })
  await expect(shop.getByText('can no longer be ordered').first()).toBeVisible()
  await context.close()
})
