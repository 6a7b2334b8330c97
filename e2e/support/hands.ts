import { expect, type Locator, type Page, test } from '@playwright/test'
import { LONG, press } from './fair.ts'

/**
 * A buyer's hands in the shop, by mouse and keyboard or by thumb. They count each click, each tap and each key that is
 * not a digit.
 */
export function handsOf(page: Page) {
  const isPhone = Boolean(test.info().project.use.hasTouch)
  const hands = {
    isPhone,
    presses: 0,

    async press(target: Locator) {
      hands.presses++
      await press(target)
    },

    async keys(...keys: string[]) {
      for (const key of keys) {
        if (!/^\d$/.test(key)) hands.presses++
        await page.keyboard.press(key)
      }
    },

    /** Opens one of the header's menus: under the mouse, on a phone from the sidebar. */
    async menu(name: string) {
      if (!isPhone) return page.getByRole('button', { name, exact: true }).hover()
      await hands.press(page.getByRole('button', { name: 'Menu', exact: true }))
      await hands.press(page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name, exact: true }))
    },

    /** Types into the header's search box. */
    async search(term: string) {
      const box = page.getByRole('banner').getByRole('combobox')
      await hands.press(box)
      await hands.keys(...term)
    },

    /** Fills the first cells within `sizes`: each is tapped, or the first is clicked and Tab leads on. */
    async fill(sizes: Locator, quantities: readonly number[]) {
      const cells = sizes.locator('input[data-cell]')
      await expect(cells.nth(quantities.length - 1)).toBeAttached({ timeout: LONG })
      for (const [at, quantity] of quantities.entries()) {
        if (isPhone || at === 0) await hands.press(cells.nth(at))
        else await hands.keys('Tab')
        await hands.keys(...String(quantity))
        await expect(cells.nth(at)).toHaveValue(String(quantity))
      }
    },
  }
  return hands
}
