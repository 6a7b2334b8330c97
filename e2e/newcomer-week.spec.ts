import { LONG } from './support/fair.ts'
import { another } from './support/people.ts'
import { axe, expect, login, SHORT_AND_PHONE, test } from './support/test.ts'

test.setTimeout(120_000)
test.use({ ownServer: true, clock: '2025-03-12T12:00:00+01:00' })

test(
  'a customer orders newcomers by article and from a brand; what comes short is asked about and confirmed (FF-1163)',
  SHORT_AND_PHONE,
  async ({ page, browser, baseURL, customer }) => {
    await login(page.request, customer)
    await page.goto('/')
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Newcomer Week/ })
      .click({ timeout: LONG })
    await expect(page).toHaveURL('/newcomer-week/home', { timeout: LONG })
    await expect(page.getByRole('heading', { level: 1, name: 'Newcomer Week' })).toBeVisible()

    const main = page.getByRole('main')
    await main.getByRole('link', { name: /^Order by article/ }).click()
    const cells = main.getByRole('textbox', { name: /^Pieces of / })
    // More than there is: what is missing is waited for.
    await cells.first().fill('9000')
    await main.getByRole('button', { name: 'Add all to basket' }).click()
    await expect(page.getByRole('link', { name: /^Basket: 9\.000 pieces/ })).toBeVisible({ timeout: LONG })

    await page.goto('/newcomer-week/brands')
    const open = main.getByRole('button', { name: 'Order', exact: true })
    await expect(open).toBeVisible({ timeout: LONG })
    await axe(page)
    await open.click()
    await cells.first().fill('12')
    await main.getByRole('button', { name: 'Add all to basket' }).click()
    await page.getByRole('link', { name: /^Basket: 9\.012 pieces/ }).click({ timeout: LONG })

    await expect(page.getByRole('heading', { level: 1, name: 'Basket' })).toBeVisible({ timeout: LONG })
    await axe(page)
    const act = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) }).filter({ visible: true })
    await act('Place Order').first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order.' })).toBeVisible({
      timeout: LONG,
    })
    const order = /order (\d+)/.exec((await page.getByText(/^It is order \d+\.$/).textContent())!)![1]!

    const desk = await another(browser, baseURL!)
    await login(desk.request, 'operator@fairfloor.test')
    const orderPage = await desk.newPage()
    await orderPage.goto(`/admin/orders/${order}`)
    await orderPage.getByRole('button', { name: 'Ask for confirmation' }).click()
    await expect(orderPage.getByText(/^Asked by Tom Vos/)).toBeVisible({ timeout: LONG })
    await desk.close()

    // The question stands in place of what could be ordered.
    await page.goto('/newcomer-week/brands')
    await expect(page).toHaveURL('/newcomer-week/basket', { timeout: LONG })
    await expect(page.getByText('Please confirm the quantities.')).toBeVisible({ timeout: LONG })
    await axe(page)
    await cells.first().fill('30')
    await act('Confirm Backorder').first().click()
    await expect(page.getByRole('heading', { name: 'Thank you for your backorder confirmation.' })).toBeVisible({
      timeout: LONG,
    })

    await page.goto('/my-orders/backorder-quantities')
    await expect(page.getByRole('heading', { level: 1, name: 'My backorder quantities' })).toBeVisible({
      timeout: LONG,
    })
    await expect(page.getByText(/^In all 30 pieces/)).toBeVisible()
  },
)
