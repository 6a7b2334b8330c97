import { LONG, saved } from './support/fair.ts'
import { axe, expect, login, test } from './support/test.ts'

test.setTimeout(240_000)
test.use({ ownServer: true })

test('the operator redirects an order, cancels its rest and notes why; the customer reads all but the note (FF-841)', async ({
  page,
  browser,
}) => {
  await login(page.request, 'operator@fairfloor.test')
  await page.goto('/admin/orders?state=placed')
  await page
    .getByRole('row')
    .filter({ hasText: 'on backorder' })
    .getByRole('link', { name: /^Order \d+/ })
    .first()
    .click()
  const cancel = page.getByRole('button', { name: 'Cancel pieces' })
  await expect(cancel).toBeVisible({ timeout: LONG })
  const number = page.url().split('/').at(-1) ?? ''

  await page.getByRole('button', { name: 'Deliver elsewhere' }).click()
  const addresses = page.getByRole('group', { name: 'Deliver elsewhere' })
  const chosen = addresses.getByRole('radio').last()
  await chosen.check()
  await page.getByRole('button', { name: 'Deliver there' }).click()
  await expect(page.getByText(/^Delivery address changed, it was/)).toBeVisible({ timeout: LONG })

  await cancel.click()
  await page.getByRole('button', { name: 'See the result' }).click()
  await page.getByRole('button', { name: /^Cancel \d+ pieces?$/ }).click()
  await expect(page.getByText(/^\d+ pieces cancelled$/)).toBeVisible({ timeout: LONG })

  await page.getByRole('textbox', { name: 'Note' }).fill('Called on Monday')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('Note: Called on Monday')).toBeVisible({ timeout: LONG })

  const customer = await browser.newPage()
  await login(customer.request, 'buyer@fairfloor.test')
  await customer.goto(`/my-orders/${number}`)
  await expect(customer.getByText(/\d+ cancelled/).first()).toBeVisible({ timeout: LONG })
  await expect(customer.getByText('Called on Monday')).toHaveCount(0)
})

test('the operator gives a customer its terms, and tries a tariff before it counts (FF-842)', async ({ page }) => {
  await login(page.request, 'operator@fairfloor.test')
  await page.goto('/admin/customers')
  await page
    .getByRole('link', { name: /^Open / })
    .first()
    .click()
  await page.getByRole('tab', { name: 'Terms' }).click()
  const terms = page.getByRole('form', { name: 'Payment and delivery' })
  await terms.getByLabel('Days to pay').fill('30')
  await terms.getByLabel('Credit limit, €').fill('1234,50')
  await saved(page, 'PUT', () => terms.getByRole('button', { name: 'Save terms' }).click())
  await expect(terms.getByLabel('Credit limit, €')).toHaveValue('1234,50')
  // Where the page was scrolled to, the bar at the top may cover half a link of the navigation.
  await page.evaluate(() => scrollTo(0, 0))
  await axe(page)
  await page.goto('/admin/customers')
  await expect(page.getByRole('row').filter({ hasText: '1.234,50' })).toBeVisible({ timeout: LONG })

  await page.goto('/admin/shipping')
  await page.getByRole('button', { name: 'New tariff' }).click()
  const tariff = page.getByRole('form', { name: 'Tariffs' })
  await tariff.getByLabel('Country').selectOption('NL')
  await tariff.getByLabel('Carrier').selectOption('DHL')
  await tariff.getByLabel('Counts from').fill('2099-01-01')
  await tariff.getByLabel('Price, €, row 1').fill('3,33')
  await tariff.getByRole('button', { name: 'Save tariff' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'planned' })).toBeVisible({ timeout: LONG })
  const example = page.getByRole('region', { name: 'Try an order' })
  await example.getByLabel('On the day').fill('2099-01-01')
  await expect(example.getByText(/^3,33/)).toBeVisible({ timeout: LONG })
})
