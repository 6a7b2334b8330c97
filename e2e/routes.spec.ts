import { addressOf } from '@fairfloor/domain/endpoint'
import { asksOfEveryPage } from '@fairfloor/domain/every-page'
import { findPage, firstAsks, type Page as Route } from '@fairfloor/domain/page'
import { pages } from '@fairfloor/domain/pages'
import type { APIResponse, Page, Response } from '@playwright/test'
import { addressesOf, emails, ownerOf, type Role } from './support/addresses.ts'
import { asList, LONG, walkAlone } from './support/fair.ts'
import { englishMessages, inGerman, textsOf } from './support/german.ts'
import { goInside } from './support/go-inside.ts'
import { isFirstOfItsKind, type Known, MAIN, type Seen, seenOn, unjudged } from './support/seen.ts'
import { expectNoSidewaysScroll } from './support/sideways.ts'
import { axe, expect, login, PHONE, test, WCAG } from './support/test.ts'
import { watch } from './support/watch.ts'

const roles = Object.keys(emails) as Role[]

const LOGOUT = '/logout'
/** It leads to the shop's start. */
const WEEK_THAT_IS_OVER = '/newcomer-week'
/** Public pages that contain a login form. */
const offersLogin = ['/', '/login', LOGOUT, '/vts', WEEK_THAT_IS_OVER]
/** Widths at which layouts break first: on desktops, and on phones. */
const extremes = {
  wide: { width: 1920, height: 1080 },
  narrow: { width: 360, height: 740 },
}
/** The roles that read each page in German, too. The exhibitor's pages are among the buyer's. */
const germans: readonly Role[] = ['visitor', 'buyer', 'new customer', 'agent', 'operator']
/** The interface kit is English, as it is for developers. */
const INTERFACE_KIT = '/style'

const routes: readonly Route[] = pages

// What other stories leave behind, such as their entries of the audit log, may by chance be an English message.
test.use({ ownServer: true })

// Not repeated for a trace: messages name page and role, and a trace of each step would take longer than the steps.
// An own trace option would start these long stories last, each with a browser and a server of its own.
test.describe.configure({ mode: 'parallel', retries: 0 })

for (const role of roles)
  test(
    `every page as ${role} (SH-004..009, SH-013, SH-015..017, SH-022, SH-032, SH-037..040, SH-044, SH-254, SH-258, SH-264, SH-268, SH-272, FF-302, FF-362, FF-369, FF-1321)`,
    role === 'buyer' ? PHONE : {},
    async ({ page }) => {
      test.setTimeout(routes.length * LONG)
      const { viewport, hasTouch } = test.info().project.use
      const english = await englishMessages(page)
      expect(english.size).toBeGreaterThan(300)
      const watched = await watch(page)
      // Panoramas are only checked as visitor and as buyer.
      if (role !== 'visitor' && role !== 'buyer') await asList(page)
      const email = emails[role]
      if (email) {
        await login(page.request, email)
        await walkAlone(page)
      }
      const kinds: Known = new Set()
      const known: Known = new Set()
      const knownInGerman: Known = new Set()
      for (const route of inOrder(role))
        for (const [nth, address] of addressesOf(route).entries())
          await test.step(address, async () => {
            const here = `${address} as ${role}`
            const owner = ownerOf(route)
            const isOthers = owner !== undefined && owner !== role
            // Where a role may not ask, or what it asks for is another's.
            const statuses = isOthers ? [200, 404] : [200]
            if (page.viewportSize()?.width !== viewport!.width) await page.setViewportSize(viewport!)
            watched.forget()
            if (nth === 0 && turnsAway(route, role) && (await goInside(page, address))) {
              const html = await page.request.get(address, { headers: { accept: 'text/html' } })
              expect.soft(statuses, `status of ${here}`).toContain(html.status())
              await watched.settled()
              const seen = await seenAsExpected(page, route, role, here)
              if (role === 'visitor')
                expect.soft(await answersIn(html), `data of ${here}`).toEqual(forVisitors(route, address))
              expect.soft(watched.wrong(), `errors of ${here}`).toEqual([])
              // One that looks like none before is loaded and judged, too.
              if (!isFirstOfItsKind(seen, kinds)) return
              watched.forget()
            }
            const answer = await page.goto(address, { waitUntil: 'commit' })
            expect.soft(statuses, `status of ${here}`).toContain(answer?.status())
            await watched.settled()
            const seen = await seenAsExpected(page, route, role, here)
            if (role === 'visitor')
              expect.soft(await answersIn(answer), `data of ${here}`).toEqual(forVisitors(route, address))
            const { isNew, isNewFrame, judged } = unjudged(seen, known)
            if (isNew) await axe(page, here, WCAG, isNewFrame ? undefined : MAIN)
            // A redirect replaces the page; that does not count as a layout shift.
            const { sum, moved } = await watched.shift()
            if (new URL(page.url()).pathname === address)
              expect.soft(sum, `layout shift of ${here}: ${moved.join(', ')}`).toBeLessThan(0.01)
            if (isNew) {
              await expectNoSidewaysScroll(page, here)
              // A touch device is tested at its own width and narrower; a window at its own, wider and narrower.
              for (const size of hasTouch ? [extremes.narrow] : [extremes.wide, extremes.narrow]) {
                await page.setViewportSize(size)
                await expectNoSidewaysScroll(page, here)
              }
              await page.setViewportSize(viewport!)
            }
            const german = unjudged(seen, knownInGerman)
            if (german.isNew && germans.includes(role) && route.path !== INTERFACE_KIT && !hasTouch) {
              await inGerman(page, async () => {
                // What is written in the database comes in German with an answer of its own.
                await expect
                  .configure({ soft: true })
                  .poll(async () => (await textsOf(page)).filter(text => english.has(text)), `English on ${here}`)
                  .toEqual([])
                await expectNoSidewaysScroll(page, `${here} in German`)
              })
              german.judged()
            }
            judged()
            const wrong = watched.wrong().filter(line => !(isOthers && line.startsWith('404 ')))
            expect.soft(wrong, `errors of ${here}`).toEqual([])
          })
    },
  )

test('an address that no page has is the not-found page', async ({ page }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible()
  await expect(page).toHaveTitle('This page does not exist · Maasveld')
  await axe(page)
  const ways = page.getByRole('main').getByRole('listitem').getByRole('link')
  const hrefs = await ways.evaluateAll(links => links.map(link => link.getAttribute('href')))
  expect(hrefs).toEqual(['/search', '/brands', '/product-list', '/virtual-trade-show/lobby'])
  await page.getByRole('link', { name: 'To the start page' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('/logout logs out (TS-563)', async ({ page }) => {
  await login(page.request, 'buyer@fairfloor.test')
  await page.goto('/my-orders')
  await expect(page.getByRole('link', { name: 'Order 1', exact: true })).toBeVisible()
  await page.goto(LOGOUT)
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByLabel('Username')).toBeVisible()
  const { user } = (await (await page.request.get('/api/current_user')).json()) as { user: unknown }
  expect(user).toBeNull()
  await page.goto('/my-orders')
  await expect(page.getByRole('link', { name: 'Order 1', exact: true })).toHaveCount(0)
})

/** The pages to look at; those that turn the role away come last, where each follows another one. */
const inOrder = (role: Role): Route[] =>
  routes
    .filter(one => isLookedAt(one, role))
    .toSorted((a, b) => Number(turnsAway(a, role)) - Number(turnsAway(b, role)))

/** A page of the back office asks visitors for a login, and refuses other users: all look the same then. */
const turnsAway = ({ who }: Route, role: Role): boolean => who === 'operator' && role !== 'operator'

/** Logging out is checked as visitor, and the back office only as operator; agents and new customers see their own pages otherwise. */
function isLookedAt({ path, who }: Route, role: Role): boolean {
  if (role === 'operator') return who === 'operator'
  if (role === 'agent' || role === 'new customer') return who === 'users' || path === '/'
  return path !== LOGOUT || role === 'visitor'
}

/** Users see the page, visitors of a restricted page see only a login, others a refusal. @returns what is there then */
async function seenAsExpected(page: Page, route: Route, role: Role, here: string): Promise<Seen> {
  const { path, who } = route
  const address = here.split(' as ')[0]!
  const asksLogin = role === 'visitor' && (who !== undefined || offersLogin.includes(path))
  const refuses = role !== 'visitor' && turnsAway(route, role)
  // A dialog hides the page behind it, including its heading, from the accessibility tree.
  const expected = { headings: 1, loginForms: asksLogin ? 1 : 0, refusals: refuses ? 1 : 0 }
  const seen = await seenOn(page, address, expected)
  const { headings, loginForms, refusals, title, parts } = seen
  expect.soft({ headings, loginForms, refusals }, `heading, login form, refusal of ${here}`).toEqual(expected)
  expect.soft(title, `title of ${here}`).toMatch(/\S · Maasveld$/)
  const isHere = new URL(page.url()).pathname === address
  if (((role === 'visitor' && who) || refuses) && isHere) expect.soft(parts, `parts of ${here}`).toBe(0)
  return seen
}

/** The role whose answers a page embeds; a visitor gets none with a page that asks for a login. */
function forVisitors({ who }: Route, address: string): string[] {
  const own = who ? [] : firstAsks(findPage(pages, address)!, new URLSearchParams())
  return [...new Set([...asksOfEveryPage, ...own].map(ask => addressOf(...ask)))]
}

/** The addresses of the answers in a page's HTML. */
async function answersIn(answer: Response | APIResponse | null): Promise<string[]> {
  const json = /<script type="application\/json" id="first-data">(.*?)<\/script>/s.exec((await answer?.text()) ?? '')
  return Object.keys(JSON.parse(json?.[1] ?? '{}') as object)
}
