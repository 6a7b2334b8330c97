import type { Locator, Page } from '@playwright/test'
import { press } from './support/fair.ts'
import { axe, expect, login, test } from './support/test.ts'
import { watch } from './support/watch.ts'

const isPhone = () => Boolean(test.info().project.use.hasTouch)

/** Where the header ends while the page is scrolled. */
const headOf = (page: Page) => page.getByRole('banner').evaluate(head => head.getBoundingClientRect().bottom)

/** Whether the page is kept from scrolling: by its root or by its body. */
const isLocked = () =>
  [document.documentElement, document.body].some(element => getComputedStyle(element).overflowY === 'hidden')

/** How many of the elements lie side by side in the first row. */
const inFirstRow = async (elements: Locator) => {
  const tops = await elements.evaluateAll(all => all.map(one => one.getBoundingClientRect().top))
  return tops.filter(top => top === tops[0]).length
}

/** How many pictures each of the elements shows. */
const picturesIn = (elements: Locator) =>
  elements.evaluateAll(all =>
    all.map(one => [...one.querySelectorAll('img')].filter(img => img.naturalWidth > 0).length),
  )

test('header, footer and the way to the top on a long page @phone (SH-054, SH-477, SH-478, SH-659, SH-663, SH-664)', async ({
  page,
}) => {
  await page.goto('/product-list')
  const toTop = page.getByRole('button', { name: 'To the top of the page' })
  await expect(page.locator('[data-size]').first()).toBeVisible()

  await test.step('the header stays, as high as the specification says', async () => {
    await page.evaluate(() => scrollTo(0, innerHeight - 40))
    await expect.poll(() => headOf(page)).toBe(isPhone() ? 75 : 112)
    await expect(toTop).toHaveCount(0)
  })

  await test.step('after more than the window’s height a button leads to the top', async () => {
    await page.evaluate(() => scrollTo(0, innerHeight + 40))
    await expect(toTop).toBeVisible()
    await press(toTop)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(toTop).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
  })

  await test.step('the sidebar belongs to small screens, and the page does not scroll behind it', async () => {
    const menu = page.getByRole('button', { name: 'Menu' })
    if (!isPhone()) return expect(menu).toBeHidden()
    await press(menu)
    const side = page.getByRole('dialog', { name: 'Menu' })
    await expect(side.getByRole('link', { name: 'Login / Register' })).toBeVisible()
    await expect.poll(() => page.evaluate(isLocked)).toBe(true)
    await axe(page)
    await press(side.getByRole('button', { name: 'Close the menu' }))
    await expect(side).toBeHidden()
    await expect(menu).toBeFocused()
    await expect.poll(() => page.evaluate(isLocked)).toBe(false)
  })
})

test('on a phone the header keeps the hamburger, the search and the basket @phone (SH-067)', async ({
  page,
  customer,
}) => {
  await login(page.request, customer)
  await page.goto('/brands')
  const head = page.getByRole('banner')
  for (const always of [head.getByRole('combobox', { name: 'Search' }), head.getByRole('link', { name: /^Basket:/ })])
    await expect(always).toBeVisible()
  await expect(head.getByRole('button', { name: 'Menu' })).toBeVisible({ visible: isPhone() })
  for (const onlyWide of [
    ...['Brands', 'Categories', 'Sale %'].map(name => head.getByRole('button', { name, exact: true })),
    head.getByRole('link', { name: 'Gym assortment' }),
    head.getByRole('link', { name: /^Favourites/ }),
    head.getByRole('button', { name: /^Account of/ }),
  ])
    await expect(onlyWide).toBeVisible({ visible: !isPhone() })
})

test('the fair has neither header nor footer, its teaser the footer alone (SH-009, SH-045, SH-046, SH-050, SH-053)', async ({
  page,
}) => {
  const head = page.getByRole('banner')
  const foot = page.getByRole('contentinfo')
  await page.goto('/vts')
  await expect(foot).toBeVisible()
  await expect(head).toHaveCount(0)
  await page.goto('/virtual-trade-show/information')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(foot).toHaveCount(0)
  await expect(page.locator('header').getByRole('link', { name: 'Gym assortment' })).toHaveCount(0)
})

test('each menu of the header opens under the mouse over the page, which does not move (SH-058..060, SH-068, SH-076, SH-077, SH-081, SH-590)', async ({
  page,
}) => {
  const watched = await watch(page)
  await page.goto('/product-list')
  await expect(page.locator('[data-size]').first()).toBeVisible()
  for (const name of ['Brands', 'Categories', 'Sale %']) {
    const button = page.getByRole('button', { name, exact: true })
    const panel = page.getByRole('region', { name, exact: true })
    await button.hover()
    await expect(panel.getByRole('link').first()).toBeVisible()
    await watched.settled()
    const topBrands = panel.locator('a[href^="/brand/"]')
    // Each has a banner and a logo.
    if (name === 'Brands') await expect.poll(() => picturesIn(topBrands)).toEqual(Array(10).fill(2))
    if (name === 'Categories') expect(await inFirstRow(panel.getByRole('heading'))).toBe(5)
    await axe(page, name)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
  }
  const { sum, moved } = await watched.shift()
  expect(sum, moved.join(', ')).toBeLessThan(0.01)
  expect(watched.wrong()).toEqual([])
})
