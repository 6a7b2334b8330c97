import type { Browser, BrowserContext, Page } from '@playwright/test'
import { asList, LONG, press, saved, walkAlone } from './support/fair.ts'
import { expect, login, test } from './support/test.ts'

const HALL = '/virtual-trade-show/exhibition/1'
const LOBBY = '/virtual-trade-show/lobby'

const languageOf = (page: Page) => page.locator('html').getAttribute('lang')
const toEnglish = (page: Page) => page.getByRole('button', { name: 'English' }).first()
const toGerman = (page: Page) => page.getByRole('button', { name: 'Deutsch' }).first()

/** A browser that requests another language. */
const browserFor = (browser: Browser, baseURL: string, locale: string): Promise<BrowserContext> =>
  browser.newContext({ ...test.info().project.use, baseURL, locale })

test('the browser’s language decides the first time, a choice from then on, on every device (FF-360)', async ({
  browser,
  server,
  customer,
}) => {
  test.setTimeout(180_000)
  const context = await browserFor(browser, server.url, 'de-AT')
  const page = await context.newPage()

  await test.step('who comes for the first time is answered in the language of the browser', async () => {
    const answer = await page.goto('/')
    expect(await answer!.text()).toContain('<html lang="de">')
    await expect(page).toHaveTitle('Sportnahrung für den Handel · Maasveld')
    await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
  })

  await test.step('the switch in the head chooses another one, which the next page is answered in', async () => {
    await press(toEnglish(page))
    await expect(page).toHaveTitle('Sports nutrition for the trade · Maasveld')
    expect(await languageOf(page)).toBe('en')
    const answer = await page.goto('/vts')
    expect(await answer!.text()).toContain('<html lang="en">')
    await expect(page.getByRole('heading', { name: 'Log in to enter' })).toBeVisible()
  })

  await test.step('in the hall the same switch stands in the chrome', async () => {
    await login(page.request, customer)
    await walkAlone(page)
    await page.goto(HALL)
    await expect(page.getByRole('button', { name: 'Exhibitors' })).toBeVisible({ timeout: LONG })
    await saved(page, 'PATCH', () => press(toGerman(page)))
    await expect(page.getByRole('button', { name: 'Aussteller' })).toBeVisible()
  })

  await test.step('another device shows what the user has chosen, from its first page after the login on', async () => {
    const other = await browserFor(browser, server.url, 'en-GB')
    const desk = await other.newPage()
    await desk.goto('/login?target=/account')
    await desk.getByLabel('Username').fill(customer)
    await desk.getByLabel('Password', { exact: true }).fill('demo-2025')
    await press(desk.getByRole('button', { name: 'Log in' }))
    await expect(desk.getByRole('heading', { level: 1, name: 'Mein Konto' })).toBeVisible()
    const answer = await desk.reload()
    expect(await answer!.text()).toContain('<html lang="de">')
    await other.close()
  })
  await context.close()
})

test('a switch stands in every frame (FF-361)', async ({ page, browser, server }) => {
  await asList(page)
  for (const address of ['/', '/login', LOBBY, '/virtual-trade-show/information', '/api/docs', '/no/such/page']) {
    await page.goto(address)
    await expect(toGerman(page), `switch of ${address}`).toBeVisible({ timeout: LONG })
  }
  const context = await browserFor(browser, server.url, 'en-GB')
  const operator = await context.newPage()
  await login(operator.request, 'operator@fairfloor.test')
  await walkAlone(operator)
  for (const address of ['/admin', HALL]) {
    await operator.goto(address)
    await expect(toGerman(operator), `switch of ${address}`).toBeVisible({ timeout: LONG })
  }
  await context.close()
})
