import { addressOf } from '@fairfloor/domain/endpoint'
import { asksOfEveryPage } from '@fairfloor/domain/every-page'
import type { Locator, Page } from '@playwright/test'
import { press } from './support/fair.ts'
import { accountMenu } from './support/people.ts'
import { expect, login, PHONE, test } from './support/test.ts'

const roles = { visitor: null, buyer: 'buyer@fairfloor.test', 'new customer': 'gym@fairfloor.test' } as const

for (const [role, email] of Object.entries(roles))
  test(
    `every link around the pages leads to a page of its own, as ${role} (SH-008, SH-103, SH-140, SH-502, SH-514)`,
    PHONE,
    async ({ page }) => {
      test.setTimeout(240_000)
      if (email) await login(page.request, email)
      // A page without links of its own.
      await page.goto('/terms')
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
      const links = test.info().project.use.hasTouch ? await inSidebar(page) : await inMenus(page, email !== null)
      for (const part of ['banner', 'contentinfo'] as const) add(links, await hrefsOf(page.getByRole(part)))
      // Several links may lead to parts of one page.
      const inside = [...new Set([...links].map(href => href.split('#')[0]!))].filter(href => href.startsWith('/'))
      expect(inside.length).toBeGreaterThan(100)
      const shown = new Map<string, string>()
      for (const href of inside) {
        const answer = await page.request.get(href, { headers: { accept: 'text/html' } })
        expect.soft(answer.status(), href).toBe(200)
        const what = contentOf(await answer.text())
        const twin = shown.get(what)
        expect.soft(twin === undefined || isTwin(twin, href), `${href} shows the same as ${twin}`).toBe(true)
        shown.set(what, href)
      }
    },
  )

/** The links of the header's menus, with every slide of the brands, and of the account. */
async function inMenus(page: Page, isUser: boolean): Promise<Set<string>> {
  const links = new Set<string>()
  for (const name of ['Brands', 'Categories', 'Sale %']) {
    await press(page.getByRole('button', { name, exact: true }))
    const panel = page.getByRole('region', { name, exact: true })
    await expect(panel.getByRole('link').first()).toBeVisible()
    await expect(panel.locator('[aria-busy="true"]')).toHaveCount(0)
    add(links, await hrefsOf(panel))
    const next = panel.getByRole('button', { name: 'Brands after' })
    while (name === 'Brands' && (await next.isEnabled())) {
      await press(next)
      add(links, await hrefsOf(panel))
    }
  }
  if (isUser) {
    await press(accountMenu(page))
    const account = page.getByRole('dialog')
    await expect(account.getByRole('link', { name: 'Logout' })).toBeVisible()
    add(links, await hrefsOf(account))
  }
  return links
}

/** The links of every list of the sidebar. */
async function inSidebar(page: Page): Promise<Set<string>> {
  const links = new Set<string>()
  await press(page.getByRole('button', { name: 'Menu' }))
  const side = page.getByRole('dialog', { name: 'Menu' })
  /** Rows that open a further list; the letters beside the brands have no arrow. */
  const deeper = side.locator('nav li > button:has(svg)')
  const walk = async () => {
    await expect(side.locator('nav li').first()).toBeVisible()
    await expect(side.locator('[aria-busy="true"]')).toHaveCount(0)
    add(links, await hrefsOf(side))
    const all = side.getByRole('button', { name: 'All Brands' })
    if (await all.isVisible()) {
      await press(all)
      await expect(side.getByRole('region').first()).toBeVisible()
      add(links, await hrefsOf(side))
    }
    const rows = await deeper.count()
    for (let i = 0; i < rows; i++) {
      await press(deeper.nth(i))
      await walk()
      await press(side.getByRole('button', { name: 'Back' }))
    }
  }
  await walk()
  await press(side.getByRole('button', { name: 'Close the menu' }))
  await expect(side).toBeHidden()
  return links
}

const hrefsOf = (part: Locator): Promise<string[]> =>
  part
    .locator('a[href]')
    .evaluateAll(links => links.map(link => link.getAttribute('href') ?? '').filter(href => !href.startsWith('#')))

function add(to: Set<string>, hrefs: readonly string[]): void {
  for (const href of hrefs) to.add(href)
}

/** What a page shows: its title, and the first data that not every page has. */
function contentOf(html: string): string {
  const title = /<title>([^<]*)/.exec(html)?.[1]
  const json = /<script type="application\/json" id="first-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}'
  const common = asksOfEveryPage.map(ask => addressOf(...ask))
  const own = Object.entries(JSON.parse(json) as Record<string, unknown>).filter(([asked]) => !common.includes(asked))
  return JSON.stringify([title, own.map(([, answer]) => answer)])
}

/** The second address of a brand. */
const isTwin = (a: string, b: string): boolean =>
  a.replace(/^\/brand\//, '/product-list/brand/') === b.replace(/^\/brand\//, '/product-list/brand/')
