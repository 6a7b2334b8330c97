import type { Locator, Page } from '@playwright/test'
import { expectPlace, LONG, piecesInStock } from './support/fair.ts'
import { expect, SHORT, test } from './support/test.ts'

const HALL = '/virtual-trade-show/exhibition'

test.setTimeout(240_000)

test(
  'by keyboard alone: in, through the hall, an order, the overview, the account (FF-707)',
  SHORT,
  async ({ page, customer }) => {
    await test.step('the lobby: over the skip link to the entrance, which asks for the login', async () => {
      await page.goto('/virtual-trade-show/lobby')
      await expect(spot(page, 'scene-1')).toBeVisible({ timeout: LONG })
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
      await expectFocusSeen(page)
      await page.keyboard.press('Enter')
      await tabTo(page, spot(page, 'scene-1'))
      await page.keyboard.press('Enter')
      const account = page.getByRole('dialog', { name: 'My account' })
      await tabTo(page, account.getByLabel('Username'))
      await page.keyboard.type(customer)
      await tabTo(page, account.getByLabel('Password', { exact: true }))
      await page.keyboard.type('demo-2025')
      await page.keyboard.press('Enter')
      await expectPlace(page, HALL)
      await expect(account).toBeHidden()
    })

    await test.step('to the next scene by its way', async () => {
      await expect(spot(page, 'scene-2')).toBeAttached({ timeout: LONG })
      await tabTo(page, spot(page, 'scene-2'))
      await page.keyboard.press('Enter')
      await expectPlace(page, `${HALL}/2`)
      await expect(page.getByRole('heading', { level: 1, name: /^Scene 2, / })).toBeAttached()
      await expectFocusKept(page)
    })

    await test.step('a booth: five flavours by Tab and digits, added, Escape leads back to its ring', async () => {
      const ring = page.locator('button[data-hotspot^="booth-"]').first()
      await ring.waitFor({ state: 'attached', timeout: LONG })
      await tabTo(page, ring)
      await page.keyboard.press('Enter')
      const sheet = page.getByRole('dialog')
      const tab = sheet.getByRole('tab', { name: 'Place order' })
      await expect(tab).toBeVisible({ timeout: LONG })
      await tabTo(page, sheet.getByRole('tab', { selected: true }))
      for (let at = 0; at < 8 && !(await isFocused(tab)); at++) await page.keyboard.press('ArrowRight')
      await expect(tab).toBeFocused()
      await page.keyboard.press('Enter')
      const pieces = piecesInStock(page)
      await expect(pieces.nth(4)).toBeVisible({ timeout: LONG })
      for (let at = 0; at < 5; at++) {
        await tabTo(page, pieces.nth(at))
        await page.keyboard.type(String(at + 1))
      }
      await page.keyboard.press('Control+Enter')
      await expect(sheet.getByRole('button', { name: 'Add to order' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(sheet.getByText('15 pieces in 5 flavours')).toBeHidden()
      await expectFocusKept(page)
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
      await expect(ring).toBeFocused()
      await expectFocusSeen(page)
    })

    await test.step('the order overview: one less, one removed, Escape leads back to its button', async () => {
      const button = page.getByRole('button', { name: /^Order overview, .*\b15 pieces in your order$/ })
      await tabTo(page, button)
      await page.keyboard.press('Enter')
      const overview = page.getByRole('dialog', { name: 'Order overview' })
      const lines = overview.getByRole('group', { name: /^Pieces of/ })
      await expect(lines).toHaveCount(5)
      await tabTo(page, lines.first().getByRole('textbox'))
      await page.keyboard.press('ArrowLeft')
      await expect(lines.first().getByRole('button', { name: 'One less' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(overview.getByText('14 pieces', { exact: true })).toBeVisible()
      await expectFocusKept(page)
      for (let right = 0; right < 3; right++) await page.keyboard.press('ArrowRight')
      await expect(overview.getByRole('button', { name: /^Remove / }).first()).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(lines).toHaveCount(4)
      await expectFocusKept(page)
      await page.keyboard.press('Escape')
      await expect(overview).toBeHidden()
      await expect(page.getByRole('button', { name: /^Order overview, / })).toBeFocused()
    })

    await test.step('the account, and the information', async () => {
      const button = page.getByRole('button', { name: 'Account', exact: true })
      await tabTo(page, button)
      await page.keyboard.press('Enter')
      const account = page.getByRole('dialog', { name: 'My account' })
      await tabTo(page, account.getByRole('link', { name: 'Change password' }))
      await page.keyboard.press('Escape')
      await expect(account).toBeHidden()
      await expect(button).toBeFocused()
      await tabTo(page, page.getByRole('navigation', { name: 'Trade show' }).getByRole('link', { name: 'Information' }))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: 'Information' })).toBeVisible()
      await expectFocusKept(page)
      const question = page.getByRole('button', { name: 'Which prices apply?' })
      await tabTo(page, question)
      await page.keyboard.press('Enter')
      await expect(question).toHaveAttribute('aria-expanded', 'true')
    })
  },
)

/** More than the focus stops of any screen. */
const MOST_STOPS = 120

const spot = (page: Page, key: string) => page.locator(`button[data-hotspot="${key}"]`)

const isFocused = (target: Locator) => target.evaluate(element => element === document.activeElement)

/** Presses Tab until `target` has the focus; the focus must be visible at each stop. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' })
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await isFocused(target)) return
    await page.keyboard.press('Tab')
    await expectFocusSeen(page)
  }
  throw new Error(`${MOST_STOPS} times Tab did not lead to ${target}`)
}

/** The focus is on an element of the page. */
const expectFocusKept = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName), { message: 'focus' }).not.toBe('BODY')

/** The focused element is in view and shows its focus. Leaving the last stop for the browser's own bar is fine. */
async function expectFocusSeen(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(unseenFocus), { message: 'what has the focus without showing it' }).toBeNull()
}

function unseenFocus(): string | null {
  const one = document.activeElement as HTMLElement
  if (one === document.body) return null
  const shows = (element: Element | null): boolean => {
    if (!element) return false
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
  }
  const box = one.getBoundingClientRect()
  const inSight = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth
  // Base UI's focus guards at the ends of a dialog pass the focus on.
  if (one.hasAttribute('data-base-ui-focus-guard')) return null
  const name = `${one.tagName} ${one.getAttribute('aria-label') ?? one.textContent?.slice(0, 40)}`
  if (!inSight || getComputedStyle(one).opacity === '0') return `${name}: out of sight`
  return shows(one) || shows(one.parentElement) ? null : `${name}: no ring`
}
