import type { Page as Route } from '@fairfloor/domain/page'
import { pages } from '@fairfloor/domain/pages'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { englishMessages } from './support/english.ts'
import { asList, LONG, press, walkAlone } from './support/fair.ts'
import { axe, DESKTOP, expect, login, test } from './support/test.ts'

const HALL = '/virtual-trade-show/exhibition/1'
const LOBBY = '/virtual-trade-show/lobby'

const languageOf = (page: Page) => page.locator('html').getAttribute('lang')
const toEnglish = (page: Page) => page.getByRole('button', { name: 'English' }).first()
const toGerman = (page: Page) => page.getByRole('button', { name: 'Deutsch' }).first()

/** A browser that asks for a language of its own. */
const browserFor = (browser: Browser, baseURL: string, locale: string): Promise<BrowserContext> =>
  browser.newContext({ ...test.info().project.use, baseURL, locale })

test('the browser’s language decides the first time, a choice from then on, on every device', async ({
  browser,
  server,
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
    await login(page.request, 'gym@fairfloor.test')
    await walkAlone(page)
    await page.goto(HALL)
    await expect(page.getByRole('button', { name: 'Exhibitors' })).toBeVisible({ timeout: LONG })
    await press(toGerman(page))
    await expect(page.getByRole('button', { name: 'Aussteller' })).toBeVisible()
    await axe(page)
  })

  await test.step('another device shows what the user has chosen, from its first page after the login on', async () => {
    const other = await browserFor(browser, server.url, 'en-GB')
    const desk = await other.newPage()
    await desk.goto('/login?target=/account')
    await desk.getByLabel('Username').fill('gym@fairfloor.test')
    await desk.getByLabel('Password', { exact: true }).fill('demo-2025')
    await press(desk.getByRole('button', { name: 'Log in' }))
    await expect(desk.getByRole('heading', { level: 1, name: 'Mein Konto' })).toBeVisible()
    const answer = await desk.reload()
    expect(await answer!.text()).toContain('<html lang="de">')
    await other.close()
  })
  await context.close()
})

test('a switch stands in every frame', async ({ page, browser, server }) => {
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

const roles = ['visitor', 'buyer', 'operator'] as const
const sample: Readonly<Record<string, string>> = { panoNr: '2', boothNr: '3', orderId: '1' }
const addressOf = ({ path }: Route) => path.replace(/:(\w+)\??/g, (_, name: string) => sample[name]!)
/** The interface kit speaks English to those who build with it; logging out would end the walk. */
const notRead = ['/style', '/logout']

for (const role of roles)
  test(`no page speaks English to a German ${role}`, DESKTOP, async ({ browser, server }) => {
    test.setTimeout(pages.length * LONG)
    const context = await browserFor(browser, server.url, 'de-DE')
    const page = await context.newPage()
    await asList(page)
    const english = (await englishMessages()).difference(await writtenWords(page))
    expect(english.size).toBeGreaterThan(300)
    if (role !== 'visitor') {
      await login(page.request, `${role}@fairfloor.test`)
      await walkAlone(page)
    }
    const read = (pages as readonly Route[]).filter(({ path, who }) =>
      role === 'operator' ? who === 'operator' : who !== 'operator' && !notRead.includes(path),
    )
    for (const address of read.map(addressOf)) {
      await page.goto(address)
      await expect(page.locator('h1')).toHaveCount(1)
      await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
      expect.soft(await languageOf(page), `language of ${address}`).toBe('de')
      const shown = await page.evaluate(textsOf)
      expect
        .soft(
          shown.filter(text => english.has(text)),
          `English on ${address}`,
        )
        .toEqual([])
    }
    await context.close()
  })

/** What the house has written itself, in the one language that it writes. */
async function writtenWords(page: Page): Promise<Set<string>> {
  const words = new Set<string>()
  for (const slug of ['terms', 'privacy-policy', 'terms-and-conditions', 'vts']) {
    const { title, lead, sections } = (await (await page.request.get(`/api/content-pages/${slug}`)).json()) as Written
    for (const text of [title, lead, ...sections.map(({ head }) => head)]) words.add(text)
  }
  return words
}

type Written = { title: string; lead: string; sections: { head: string }[] }

/** Everything that is read or read out on a page. */
function textsOf(): string[] {
  const texts = [document.title.split(' · ')[0] ?? '']
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.parentElement?.localName !== 'script') texts.push(node.textContent ?? '')
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) texts.push(element.getAttribute(name) ?? '')
  return texts.map(text => text.trim()).filter(Boolean)
}
