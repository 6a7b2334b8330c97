import type { Page } from '@playwright/test'
import { moveOf, shiftOf } from './support/motion.ts'
import { restyledByMove } from './support/restyled.ts'
import { axe, expect, login, test } from './support/test.ts'
import { swipe } from './support/touch.ts'

test.use({ clock: '2025-03-12T12:00:00+01:00', contextOptions: { reducedMotion: 'no-preference' } })

const steps = (page: Page) => page.locator('[data-steps]')
/** All steps are set, and nothing moves any more. */
async function isOpen(page: Page, all: string) {
  await expect(steps(page)).toHaveAttribute('data-steps', all)
  await page.waitForFunction(() => document.getAnimations().length === 0)
}
const isClosed = (page: Page) => isOpen(page, '')
async function close(page: Page) {
  await page.keyboard.press('Escape')
  await isClosed(page)
}

test('a buyer looks through brands and products, opens them in their steps, and adds pieces (SH-394..396, SH-400, SH-402, SH-403, SH-412, SH-417, SH-418, SH-421..424, SH-433, SH-643, SH-651, FF-1140, FF-1141, FF-1144)', async ({
  page,
  customer,
}) => {
  await login(page.request, customer)
  await page.goto('/newcomer-week/brands')
  const active = page.locator('[data-column="0"]')

  await test.step('three columns, the second brand in the middle; a neighbour slides in', async () => {
    await expect(page.getByText(/^02 \/ 8$/)).toBeVisible()
    for (const column of [-1, 0, 1]) await expect(page.locator(`[data-offset="${column}"]`)).toBeInViewport()
    await page.mouse.move(700, 400)
    await expect(page.getByText('MORE')).toHaveCSS('opacity', '1')
    await axe(page)
    const took = await moveOf(page, '[data-offset="-1"]', () => page.mouse.click(1400, 500))
    expect(took).toBeGreaterThanOrEqual(490)
    expect(took).toBeLessThanOrEqual(800)
    await expect(page.getByText(/^03 \/ 8$/)).toBeVisible()
    expect(await shiftOf(page)).toBeLessThan(0.01)
  })

  await test.step('a brand opens and closes in its steps', async () => {
    await active.click()
    await isOpen(page, 'others active list')
    await close(page)
    await active.press('Enter')
    await isOpen(page, 'others active list')
    await close(page)
    await expect(active).toBeFocused()
  })

  await test.step('so does a product, and pieces of it are added', async () => {
    await page.getByRole('link', { name: 'Products' }).click()
    await expect(page.getByText(/^02 \/ 40$/)).toBeVisible()
    await active.click()
    await isOpen(page, 'others active info sizes')
    await close(page)
    await active.press('Enter')
    await isOpen(page, 'others active info sizes')
    await axe(page)
    await page.locator('[data-part="sizes"]').getByRole('textbox').first().fill('3')
    await page.getByRole('button', { name: 'Add To Basket' }).click()
    await expect(page.getByRole('link', { name: /^Basket.*\b3 pieces/ })).toBeVisible()
    await close(page)
  })

  await test.step('sliding leaves no way back into the showcase; its list has all of it', async () => {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText(/^03 \/ 40$/)).toBeVisible()
    await page.getByRole('button', { name: 'Show as a list' }).click()
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(40)
    await axe(page)
    await page.goBack()
    await expect(page).toHaveURL(/\/brands\/\d+$/)
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(8)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('a finger slides from brand to brand, and its sizes stand below (SH-404..408, FF-1144)', async ({
    page,
    customer,
  }) => {
    await login(page.request, customer)
    await page.goto('/newcomer-week/brands')
    await expect(page.getByText(/^01 \/ 8$/)).toBeVisible()
    await expect(page.locator('video')).toHaveCount(1)
    expect((await page.locator('[data-offset="0"]').boundingBox())?.width).toBeCloseTo(390)
    await axe(page)
    await swipe(page, -18, 0)
    await swipe(page, 80, 0)
    await swipe(page, -40, 4)
    await expect(page.getByText(/^02 \/ 8$/)).toBeVisible()
    await page.getByRole('button', { name: 'Next brand' }).click()
    await expect(page.getByText(/^03 \/ 8$/)).toBeVisible()
    expect(await shiftOf(page)).toBeLessThan(0.01)
    const category = page.getByRole('navigation', { name: 'Categories' }).getByRole('button').last()
    const name = await category.textContent()
    await category.click()
    await expect(page.getByRole('heading', { level: 3, name: name ?? '', exact: true })).toBeInViewport()
    await page.getByRole('textbox').last().fill('2')
    await page.getByRole('button', { name: 'Add all to basket' }).click()
    await expect(page.getByRole('link', { name: /^Basket.*\b2 pieces/ })).toBeVisible()
  })

  for (const kind of ['brands', 'products'])
    test(`a finger that moves the ${kind} gives new styles to the track alone (FF-1400)`, async ({
      page,
      customer,
    }) => {
      await login(page.request, customer)
      await page.goto(`/newcomer-week/${kind}`, { waitUntil: 'networkidle' })
      expect(await restyledByMove(page, () => swipe(page, -80, 0))).toBeLessThan(10)
    })
})
