import { expect, type Page } from '@playwright/test'

/** Nothing on the page is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page, here: string): Promise<void> {
  const width = page.viewportSize()!.width
  // Some pages have another layout for narrow screens, which they draw a moment after the change.
  await expect
    .configure({ soft: true })
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
      message: `width of ${here} on a screen of ${width} px`,
    })
    .toBeLessThanOrEqual(width)
}
