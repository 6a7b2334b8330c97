import { LIST_COOKIE } from '@fairfloor/domain/trade-show/list-view'
import { expect, type Locator, type Page, request, test } from '@playwright/test'
import { login } from './test.ts'

/** Time for panorama, sheet and first data on a busy machine. */
export const LONG = 30_000

/**
 * Presses a button like a user: with a tap on phones, a click elsewhere, and only when it is enabled again. While
 * waiting, Playwright's own click would scroll the page, and press and release in different places.
 */
export async function press(target: Locator): Promise<void> {
  await expect(target).toBeEnabled()
  await (test.info().project.use.hasTouch ? target.tap() : target.click())
}

/** Waits for the answer to a change that `act` sends: a page that is opened right after may be read before it is written. */
export async function saved(page: Page, method: 'PUT' | 'PATCH', act: () => Promise<void>): Promise<void> {
  const [answer] = await Promise.all([page.waitForResponse(one => one.request().method() === method), act()])
  expect(answer.ok(), answer.url()).toBe(true)
}

/** Fills in the open login form and submits it. */
export async function fillLogin(within: Page | Locator, email: string, password = 'demo-2025'): Promise<void> {
  await within.getByLabel('Username').fill(email)
  await within.getByLabel('Password', { exact: true }).fill(password)
  await press(within.getByRole('button', { name: 'Log in' }))
}

/**
 * Nothing opens by itself over lobby and hall for this user: the guided tour is completed and the robot is off. Both
 * have their own tests.
 */
export async function walkAlone(page: Page): Promise<void> {
  const headers = { 'X-Requested-With': 'XMLHttpRequest' }
  const answer = await page.request.post('/api/virtual-trade-show/view-guided-tour', { headers, data: {} })
  expect(answer.status(), await answer.text()).toBe(200)
  await page.addInitScript(() => {
    const { fetch } = window
    window.fetch = async (input, init) =>
      String(input).endsWith('/api/recommended-top-product') ? Response.json(null) : fetch(input, init)
  })
}

/** Shows the hall as lists from the first page on, for stories that are not about panoramas. */
export const asList = (page: Page): Promise<void> =>
  page.context().addCookies([{ name: LIST_COOKIE, value: '1', domain: '127.0.0.1', path: '/' }])

/** The address is `path`, with any view parameter. */
export const expectPlace = (page: Page, path: string): Promise<void> =>
  expect(page).toHaveURL(url => url.pathname === path)

/** A hotspot's button, turned to and in view. */
export async function faceHotspot(page: Page, key: string): Promise<Locator> {
  const spot = page.locator(`button[data-hotspot="${key}"]`)
  await spot.focus({ timeout: LONG })
  return spot
}

/** The quantity inputs of the open booth for flavours in stock. */
export const piecesInStock = (page: Page): Locator =>
  page
    .getByRole('dialog')
    .locator('[data-cell-row]', { hasText: 'in stock' })
    .getByRole('textbox', { name: /^Pieces of/ })

/** Subjects of the mails that contain `search`, newest first, fetched as operator without a page. */
export async function subjectsOfMails(baseURL: string, search: string): Promise<string[]> {
  const operator = await request.newContext({ baseURL })
  await login(operator, 'operator@fairfloor.test')
  const answer = await operator.get(`/api/admin/mails?search=${encodeURIComponent(search)}`)
  expect(answer.status()).toBe(200)
  const { mails } = (await answer.json()) as { mails: { subject: string }[] }
  await operator.dispose()
  return mails.map(mail => mail.subject)
}

/** Opens the last check of the order from the page or the overview that shows it. */
export async function checkOrder(within: Page | Locator): Promise<void> {
  await press(within.getByRole('button', { name: 'Confirm', exact: true }))
  await expect(within.getByRole('heading', { name: 'Check your order' })).toBeFocused({ timeout: LONG })
}
