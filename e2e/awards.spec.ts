import type { Page } from '@playwright/test'
import { DURING } from './support/edition.ts'
import { asList, fillLogin, LONG, press, saved } from './support/fair.ts'
import { axe, expect, login, test } from './support/test.ts'

const BUYER = 'buyer@fairfloor.test'
const BOOTH = '/virtual-trade-show/exhibition/11/31?popup=AWARDS'

test.setTimeout(240_000)
test.use({ ownServer: true })

type Reward = { description: string; count: number | null; user_points: number }

async function pointsFor(page: Page, description: string): Promise<number> {
  const answer = await page.request.get('/api/virtual-trade-show/user-rewards')
  const rows = (await answer.json()) as Reward[]
  return rows.find(row => row.description === description)?.user_points ?? 0
}
const chosen = (page: Page) => page.getByRole('button', { name: /^Vote for /, pressed: true })
const category = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** What visitors may read without a login: calls and pages. */
const OPEN_TO_VISITORS = [
  '/api/awards',
  '/api/onlineshop/vts',
  '/api/virtual-trade-show/scenes/0',
  '/',
  '/awards',
  '/virtual-trade-show/lobby',
  '/virtual-trade-show/information',
  '/vts',
  '/terms',
  '/privacy-policy',
  '/api/content-pages/terms',
  '/api/content-pages/privacy-policy',
]

test('a visitor sees the awards at /awards, and logs in to vote (TS-039)', async ({ page }) => {
  for (const address of OPEN_TO_VISITORS) expect((await page.request.get(address)).status(), address).toBe(200)
  await page.goto('/awards')
  await expect(category(page, 'Best drink').getByRole('listitem')).toHaveCount(6, { timeout: LONG })
  await page.getByRole('link', { name: 'Log in to vote' }).click()
  await fillLogin(page, 'gym@fairfloor.test')
  await expect(page).toHaveURL(/\/awards$/)
  await press(category(page, 'Best drink').getByRole('button', { name: 'Vote for Maté, Asagiri' }))
  await expect(chosen(page)).toHaveAccessibleName('Vote for Maté, Asagiri')
})

test('the operator changes what an activity earns (TS-100)', async ({ page }) => {
  await login(page.request, 'operator@fairfloor.test')
  await page.goto('/admin/rewards')
  const points = page.getByRole('textbox', { name: 'Points each: Guided tour' })
  await expect(points).toHaveValue('50', { timeout: LONG })
  await points.fill('x')
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  await points.fill('60')
  await saved(page, 'PUT', () => page.getByRole('button', { name: 'Save' }).click())
  await page.goto('/admin/audit?search=rewards')
  await expect(page.getByText('change rewards')).toBeVisible({ timeout: LONG })
})

test('a buyer votes at the organiser’s booth, earns points, and sees the winners on their days (TS-028, TS-162, TS-264, TS-273)', async ({
  page,
  server,
}) => {
  await test.step('the organiser’s booth has the awards, and no orders', async () => {
    await asList(page)
    await login(page.request, BUYER)
    await page.goto(BOOTH)
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('tab', { name: 'Awards' })).toHaveAttribute('aria-selected', 'true', { timeout: LONG })
    await expect(sheet.getByRole('tab', { name: 'Place order' })).toHaveCount(0)
    await expect(category(page, 'Best bar').getByRole('listitem')).toHaveCount(5)
    await axe(page)
  })

  await test.step('a vote shows at once, is changed, and stays after a reload', async () => {
    const brands = category(page, 'Brand of the year')
    await press(brands.getByRole('button', { name: 'Vote for Norrsund' }))
    await expect(chosen(page)).toHaveAccessibleName('Vote for Norrsund')
    await expect(page.getByText('You have voted in 1 of 8 categories')).toBeVisible()
    await expect(page.getByText(/^\+\d+ points$/).first()).toBeVisible()
    await press(brands.getByRole('button', { name: 'Vote for Redhorn' }))
    await expect(chosen(page)).toHaveAccessibleName('Vote for Redhorn')
    await brands.getByRole('button', { name: 'Vote for Redhorn' }).focus()
    await page.keyboard.press('Tab')
    await expect(brands.getByRole('link', { name: /^Booth \d+, Redhorn$/ })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(chosen(page)).toHaveAccessibleName('Vote for Weidegold')
    await page.waitForLoadState('networkidle')
    await page.reload()
    await expect(chosen(page)).toHaveAccessibleName('Vote for Weidegold', { timeout: LONG })
    await axe(page)
  })

  await test.step('the category counts once, and the account lists the points', async () => {
    await expect.poll(() => pointsFor(page, 'Award vote')).toBe(5)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Account', exact: true }).click()
    const points = page.getByRole('table', { name: 'My points' })
    await expect(points.getByRole('row', { name: /Award vote/ })).toContainText('5')
    await expect(points.getByRole('row').last()).toContainText('Total')
    await page.getByRole('dialog', { name: 'My account' }).getByRole('button', { name: 'Close' }).click()
  })

  await test.step('a booth opened in the list view earns like one in the panorama', async () => {
    const before = await pointsFor(page, 'Exhibitor visited')
    expect(before).toBe(5)
    await page.goto('/virtual-trade-show/exhibition/1/1?popup=VIDEO')
    await expect.poll(() => pointsFor(page, 'Exhibitor visited')).toBe(10)
    await page.goto('/virtual-trade-show/exhibition/1')
    await expect(page.getByRole('switch', { name: 'List view' })).toBeChecked()
    await page
      .getByRole('button', { name: /Tutti Forti/ })
      .first()
      .click()
    await expect(page.getByRole('dialog', { name: /Tutti Forti/ })).toBeVisible()
    await expect.poll(() => pointsFor(page, 'Exhibitor visited')).toBe(15)
  })

  await test.step('on the last evening there is no winner yet', async () => {
    await page.goto('about:blank')
    await server.restart(DURING.lastEvening)
    await page.goto('/awards')
    await expect(category(page, 'Brand of the year')).toBeVisible({ timeout: LONG })
    await expect(page.getByText('Winner', { exact: true })).toHaveCount(0)
  })

  await test.step('from the first minute of the winners’ day they are shown, to visitors too', async () => {
    await page.goto('about:blank')
    await server.restart(DURING.winners)
    await page.context().clearCookies()
    await page.goto('/awards')
    await expect(page.getByRole('heading', { level: 1, name: 'Awards 2025' })).toBeVisible({ timeout: LONG })
    await expect(page.getByText('Winner', { exact: true })).toHaveCount(8)
    const brands = category(page, 'Brand of the year')
    const winner = brands.getByRole('listitem').filter({ hasText: 'Winner' })
    await expect(winner).toContainText('Weidegold')
    await expect(winner.locator('img')).toHaveCount(2)
    const overlay = await page.request.get((await winner.locator('img').last().getAttribute('src')) ?? '')
    expect(overlay.headers()['content-type']).toContain('image/')
    await expect(brands.locator('[data-state="other"]')).toHaveCount(5)
    await expect(page.getByRole('button', { name: /^Vote for/ })).toHaveCount(0)
    await axe(page)
  })
})
