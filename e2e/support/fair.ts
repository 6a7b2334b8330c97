import { LIST_COOKIE } from '@fairfloor/domain/trade-show/list-view'
import { expect, type Locator, type Page, request, test } from '@playwright/test'
import { login } from './test.ts'

/** Panorama, sheet and first data on a machine that does other work as well. */
export const LONG = 30_000

/**
 * As the project's people do it: with a finger on a phone, with a mouse elsewhere, and once the button acts again. Waiting
 * for that Playwright's own click scrolls the page up and down, and presses in one place what it lets go in another.
 */
export async function press(target: Locator): Promise<void> {
  await expect(target).toBeEnabled()
  await (test.info().project.use.hasTouch ? target.tap() : target.click())
}

/** Fills the login form that stands open and sends it. */
export async function fillLogin(within: Page | Locator, email: string, password = 'demo-2025'): Promise<void> {
  await within.getByLabel('Username').fill(email)
  await within.getByLabel('Password', { exact: true }).fill(password)
  await press(within.getByRole('button', { name: 'Log in' }))
}

/**
 * Nothing opens by itself over lobby and hall for who is logged in: the guided tour is over, the robot stays away. They
 * have tests of their own.
 */
export async function walkAlone(page: Page): Promise<void> {
  const headers = { 'X-Requested-With': 'XMLHttpRequest' }
  const answer = await page.request.post('/api/virtual-trade-show/view-guided-tour', { headers, data: {} })
  expect(answer.status(), await answer.text()).toBe(200)
  await page.route('**/api/recommended-top-product', route => route.fulfill({ json: null }))
}

/** The hall as lists from the first page on, in stories that are not about its panoramas. */
export const asList = (page: Page): Promise<void> =>
  page.context().addCookies([{ name: LIST_COOKIE, value: '1', domain: '127.0.0.1', path: '/' }])

/** The address is `path`, with whatever view the hall has written behind it. */
export const expectPlace = (page: Page, path: string): Promise<void> =>
  expect(page).toHaveURL(url => url.pathname === path)

/** A hotspot's button, turned to and in sight. */
export async function faceHotspot(page: Page, key: string): Promise<Locator> {
  const spot = page.locator(`button[data-hotspot="${key}"]`)
  await spot.focus({ timeout: LONG })
  return spot
}

/** The quantity inputs of the open booth whose flavours are in stock. */
export const piecesInStock = (page: Page): Locator =>
  page
    .getByRole('dialog')
    .locator('tr', { hasText: 'in stock' })
    .getByRole('textbox', { name: /^Pieces of/ })

/** Subjects of the house's mails that contain `search`, newest first; read by the operator past the pages. */
export async function subjectsOfMails(baseURL: string, search: string): Promise<string[]> {
  const operator = await request.newContext({ baseURL })
  await login(operator, 'operator@fairfloor.test')
  const answer = await operator.get(`/api/admin/mails?search=${encodeURIComponent(search)}`)
  expect(answer.status()).toBe(200)
  const { mails } = (await answer.json()) as { mails: { subject: string }[] }
  await operator.dispose()
  return mails.map(mail => mail.subject)
}
