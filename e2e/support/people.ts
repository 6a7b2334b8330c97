import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { fillLogin, press } from './fair.ts'
import { textOfMail } from './operator.ts'
import { axe, login } from './test.ts'

export const accountMenu = (page: Page) => page.getByRole('button', { name: /^Account of / })

export async function tryLogin(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login')
  await fillLogin(page, email, password)
}

/** Logs in through the form, on the way to a page. */
export async function enter(page: Page, email: string, to: string, password?: string): Promise<void> {
  await page.goto(`/login?target=${encodeURIComponent(to)}`)
  await fillLogin(page, email, password)
  await expect(page).not.toHaveURL(/\/login/)
  // The address changes before the next page's code has loaded; every page has a heading.
  await expect(page.locator('h1').first()).toBeAttached()
}

export async function logOut(page: Page): Promise<void> {
  await press(accountMenu(page))
  await press(page.getByRole('link', { name: 'Logout' }))
  await expect(page.getByRole('link', { name: 'Login / Register' })).toBeVisible()
}

/** Another browser of the same kind. */
export const another = (browser: Browser, baseURL: string): Promise<BrowserContext> =>
  browser.newContext({ ...test.info().project.use, baseURL })

/** Opens the newest mail to a recipient in /admin/mails, as operator. */
export async function readMail(browser: Browser, baseURL: string, recipient: string, subject: string): Promise<string> {
  const context = await another(browser, baseURL)
  await login(context.request, 'operator@fairfloor.test')
  // It is written a moment after what it tells of, and the page does not follow.
  await textOfMail(context.request, recipient, new RegExp(subject))
  const page = await context.newPage()
  await page.goto(`/admin/mails?search=${recipient}`)
  await press(page.getByRole('link', { name: `Read ${subject}` }).first())
  const sheet = page.getByRole('dialog', { name: subject })
  await expect(sheet.getByText(`to ${recipient}`)).toBeVisible()
  await expect(sheet.frameLocator('iframe').getByRole('heading', { name: subject })).toBeVisible()
  // Only now: no script runs in the frame, axe's included.
  await sheet.getByRole('tab', { name: 'Plain text' }).click()
  await expect(sheet.locator('iframe')).toHaveCount(0)
  await axe(page)
  const text = (await sheet.locator('pre').textContent()) ?? ''
  await context.close()
  return text
}

/** The header of phones has no menu of the account. */
export async function expectAccountOf(page: Page, name: string): Promise<void> {
  await page.goto('/account')
  await expect(page.getByRole('main').getByText(name)).toBeVisible()
  if (!test.info().project.use.hasTouch)
    await expect(page.getByRole('button', { name: `Account of ${name}` })).toBeVisible()
}
