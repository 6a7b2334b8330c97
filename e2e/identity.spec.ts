import { asList, fillLogin, LONG, piecesInStock, press } from './support/fair.ts'
import { textAfterAnswer } from './support/motion.ts'
import { accountMenu, another, enter, logOut, readMail, tryLogin } from './support/people.ts'
import { axe, expect, test } from './support/test.ts'

const AGENT = 'agent@fairfloor.test'
const BOOTH = '/virtual-trade-show/exhibition/1/1?popup=ORDER'

test.setTimeout(180_000)
test.beforeEach(({ page }) => asList(page))

test('a forgotten password: one that works once comes by mail, and a new one is chosen', async ({
  page,
  browser,
  server,
  customer,
}) => {
  await test.step('a wrong password: a red alert that can be dismissed', async () => {
    await tryLogin(page, customer, 'not the password')
    const alert = page.getByRole('alert')
    await expect(alert).toHaveText('Wrong email and password combination. please try again.')
    const [red, green, blue] = await alert.evaluate(element =>
      getComputedStyle(element)
        .backgroundColor.match(/[\d.]+/g)!
        .map(Number),
    )
    expect(red! > green! && red! > blue!, 'the alert is red').toBe(true)
    await axe(page)
    await press(alert.getByRole('button'))
    await expect(alert).toBeHidden()
    await expect(page.getByLabel('Username')).toHaveValue(customer)
  })

  await test.step('Password Assistance says about a second after the answer that the mail was sent', async () => {
    await press(page.getByRole('button', { name: 'Forgot your password?' }))
    const popup = page.getByRole('dialog', { name: 'Password Assistance' })
    const input = popup.getByRole('textbox')
    await expect(input).toBeFocused()
    await expect(input).toHaveAttribute('type', 'email')
    await expect(input).toHaveValue(customer)
    const sent = 'A new password was sent to your E-Mail address'
    const waited = await textAfterAnswer(page, { path: '/lost-password', text: sent }, () =>
      press(popup.getByRole('button', { name: 'Send a new password' })),
    )
    await expect(popup.getByText(sent)).toBeVisible()
    expect(waited).toBeGreaterThan(700)
    await axe(page)
    await press(popup.getByRole('button', { name: 'Close' }))
  })

  const mail = await readMail(browser, server.url, customer, 'Your new password')
  const once = /^ {4}(\S+)$/m.exec(mail)?.[1] ?? ''

  await test.step('with it nothing can be done but to choose a new one', async () => {
    await tryLogin(page, customer, once)
    await expect(page).toHaveURL(/\/account\/change-password\?target=/)
    await page.goto('/my-orders')
    await expect(page.getByText('Please choose a new password first.')).toBeVisible()
    await expect(page.getByLabel('Old password')).toHaveCount(0)
    expect((await page.request.get('/api/onlineshop/orders')).status()).toBe(403)
    await page.getByLabel('New password').fill('short')
    await press(page.getByRole('button', { name: 'Change password' }))
    await expect(page.getByLabel('New password')).toHaveAccessibleDescription(
      /Please choose a password of at least 10 characters\./,
    )
    await axe(page)
    await page.getByLabel('New password').fill('quiet river stone')
    await press(page.getByRole('button', { name: 'Change password' }))
    await expect(page).toHaveURL(/\/my-orders$/)
    await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible()
  })

  await test.step('the old one no longer works, nor does the one that worked once', async () => {
    await logOut(page)
    for (const gone of ['demo-2025', once]) {
      await tryLogin(page, customer, gone)
      await expect(page.getByRole('alert')).toContainText('Wrong email and password combination')
    }
    await fillLogin(page, customer, 'quiet river stone')
    await expect(accountMenu(page)).toBeVisible()
  })
})

/** How far an element has moved, in pixels, right when the page has scrolled. */
function movedByScrolling(element: Element): number {
  const before = element.getBoundingClientRect().top
  scrollTo(0, 100)
  const moved = element.getBoundingClientRect().top - before
  scrollTo(0, 0)
  return moved
}

test('an agent orders for a customer, and every page and the audit log say so', async ({
  page,
  browser,
  server,
  customer,
}) => {
  const acting = page.getByText(/^Mira Jansen acts for .+ \(/).filter({ hasText: `(${customer})` })
  await enter(page, AGENT, '/')

  await test.step('nobody but users of customers can be acted for', async () => {
    await press(accountMenu(page))
    const form = page.getByRole('form', { name: 'Act for a customer' })
    expect(await form.evaluate(movedByScrolling), 'the menu stays at its button').toBe(0)
    await form.getByRole('textbox').fill('operator@fairfloor.test')
    await press(form.getByRole('button', { name: 'Switch' }))
    await expect(form.getByRole('alert')).toBeVisible()
    await axe(page)
    const found = page.getByRole('dialog').getByRole('search').filter({ hasText: 'Find a customer' })
    await found.getByRole('searchbox').fill(customer)
    await press(found.getByRole('button', { name: 'Search' }))
    const user = found.getByRole('listitem').getByRole('button').filter({ hasText: customer })
    await expect(user).toBeVisible()
    await axe(page)
    await press(user)
    await expect(acting).toBeVisible()
    await axe(page)
  })

  await test.step('at the fair, too, a banner says for whom; the order is the customer’s', async () => {
    await page.goto(BOOTH)
    await expect(acting).toBeVisible({ timeout: LONG })
    const sheet = page.getByRole('dialog')
    await piecesInStock(page).first().fill('7', { timeout: LONG })
    await sheet.getByRole('button', { name: 'Add to order' }).click()
    await expect(page.getByRole('button', { name: /^Order overview, .*\b7 pieces in your order$/ })).toBeVisible()
    await sheet.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('Exit user leads back to the own session', async () => {
    await press(page.getByRole('button', { name: 'Account' }))
    const account = page.getByRole('dialog', { name: 'My account' })
    await press(account.getByRole('button', { name: 'Exit user' }))
    await expect(page).toHaveURL(`${server.url}/`)
    await expect(page.getByRole('button', { name: 'Account of Mira Jansen' })).toBeVisible()
    await expect(acting).toHaveCount(0)
  })

  await test.step('the customer finds the order, the operator who placed it', async () => {
    const own = await another(browser, server.url)
    const desk = await own.newPage()
    await enter(desk, customer, '/virtual-trade-show/information')
    await expect(desk.getByRole('button', { name: /^Order overview, .*\b7 pieces in your order$/ })).toBeVisible()
    await own.close()

    const office = await another(browser, server.url)
    const operator = await office.newPage()
    await enter(operator, 'operator@fairfloor.test', '/admin/audit')
    const onlyAgents = operator.getByRole('checkbox', { name: 'Only what agents did for others' })
    await onlyAgents.click()
    await expect(onlyAgents).toBeChecked()
    const added = operator.getByRole('row', { name: /vts-basket-add-position/ })
    await expect(added).toHaveCount(1)
    await expect(added).toContainText(`${customer}by Mira Jansen`)
    await expect(operator.getByRole('row', { name: /^switch user/ })).toContainText('by Mira Jansen')
    await office.close()
  })
})

test('the branch of a chain has no way to the order of the fair (TS-062)', async ({ page }) => {
  await enter(page, 'branch@fairfloor.test', '/virtual-trade-show/information')
  await press(page.getByRole('button', { name: 'Account' }))
  const account = page.getByRole('dialog', { name: 'My account' })
  await expect(account.getByText('Fitkade Amersfoort')).toBeVisible()
  await expect(account.getByRole('link', { name: 'Change password' })).toBeVisible()
  await expect(account.getByRole('link', { name: 'Virtual Trade Show Order' })).toHaveCount(0)
})
