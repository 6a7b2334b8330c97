import { DURING } from './support/edition.ts'
import { asList, checkOrder, fillLogin, LONG, piecesInStock, press } from './support/fair.ts'
import { another, enter, logOut } from './support/people.ts'
import { axe, expect, test } from './support/test.ts'

const BUYER = 'buyer@fairfloor.test'
const BOOTH = '/virtual-trade-show/exhibition/1/1?popup=ORDER'

test.setTimeout(180_000)
test.use({ ownServer: true })
test.beforeEach(({ page }) => asList(page))

test('who logs out is logged out in the other tab too (SH-041)', async ({ page, context }) => {
  await enter(page, BUYER, '/my-orders')
  const other = await context.newPage()
  await other.goto('/virtual-trade-show/information')
  await expect(other.getByRole('button', { name: /^Order overview/ })).toBeVisible()
  await logOut(page)
  await expect(other.getByRole('dialog', { name: 'Please log in again' })).toBeVisible()
  expect((await other.request.get('/api/onlineshop/orders')).status()).toBe(401)
  await other.goto('/my-orders')
  await expect(other.getByRole('button', { name: 'Log in' })).toBeVisible()

  await test.step('and who logs in again is so in both', async () => {
    await enter(page, BUYER, '/my-orders')
    await expect(other.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible()
    await expect(other.getByRole('button', { name: 'Log in' })).toHaveCount(0)
  })
})

test('a session that ends in the middle of the work loses nothing', async ({ page, browser, server }) => {
  const again = page.getByRole('dialog', { name: 'Please log in again' })
  const booth = piecesInStock(page)

  await test.step('while quantities are typed the password is changed elsewhere: that ends all other sessions', async () => {
    await enter(page, BUYER, BOOTH)
    await booth.nth(0).fill('3', { timeout: LONG })
    await booth.nth(1).fill('4')
    const elsewhere = await another(browser, server.url)
    const other = await elsewhere.newPage()
    await enter(other, BUYER, '/account/change-password')
    await other.getByLabel('Old password').fill('not the password')
    await other.getByLabel('New password').fill('gravel and honey')
    await press(other.getByRole('button', { name: 'Change password' }))
    await expect(other.getByLabel('Old password')).toHaveAttribute('aria-invalid', 'true')
    await other.getByLabel('Old password').fill('demo-2025')
    await press(other.getByRole('button', { name: 'Change password' }))
    await expect(other.getByText('Your password was changed.')).toBeVisible()
    await other.goto('/my-orders')
    await expect(other.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible()
    await elsewhere.close()
  })

  await test.step('the login comes over the booth and takes the new password alone', async () => {
    await booth.nth(1).fill('5')
    const sheet = page.getByRole('dialog')
    await press(sheet.getByRole('button', { name: 'Add to order' }))
    await fillLogin(again, BUYER)
    await expect(again.getByRole('alert')).toContainText('Wrong email and password combination')
    await fillLogin(again, BUYER, 'gravel and honey')
    await expect(again).toBeHidden()
    await expect(booth.nth(0)).toHaveValue('3')
    await expect(booth.nth(1)).toHaveValue('5')
    await press(sheet.getByRole('button', { name: 'Add to order' }))
    await expect(sheet.getByText('not added yet')).toHaveCount(0)
    await expect(booth.nth(0)).toHaveValue('3')
    await expect(booth.nth(1)).toHaveValue('5')
    await expect(page.getByRole('button', { name: /^Order overview, .*\d+ pieces/ })).toBeVisible()
  })

  await test.step('a month later the session has run out in the middle of a release', async () => {
    await page.goto('about:blank')
    await server.restart(DURING.confirmation)
    await page.goto('/vts-order')
    await checkOrder(page)
    await press(page.getByRole('button', { name: 'Confirm', exact: true }))
    await expect(page).toHaveURL(/\/vts-order-release$/, { timeout: LONG })
    const pieces = page.getByRole('textbox', { name: /^Pieces: / })
    await pieces.first().fill('2')
    await press(page.getByRole('button', { name: 'Check and release' }))
    const note = page.getByRole('textbox', { name: /^Note/ })
    await note.fill('Ring twice')
    await expect(page.getByText('Total incl. VAT', { exact: true }).first()).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    // Only the press may notice that the session has ended: the page's poll for stock waits for its answer.
    const calls = '**/api/onlineshop/vts-release'
    await page.route(calls, route => (route.request().method() === 'GET' ? undefined : route.fallback()))
    await server.restart(DURING.release)
    const release = page.getByRole('button', { name: 'Release', exact: true })
    await press(release)
    await fillLogin(again, BUYER, 'gravel and honey')
    await expect(again).toBeHidden()
    await page.unroute(calls)
    await expect(note).toHaveValue('Ring twice')
    await press(release)
    await expect(page.getByRole('heading', { name: '2 pieces are released' })).toBeFocused({ timeout: LONG })
    await axe(page)
  })
})
