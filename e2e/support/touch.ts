import type { Page } from '@playwright/test'

/** A finger moves from the middle of a phone's screen. */
export async function swipe(page: Page, across: number, down: number): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: 200 + across * share, y: 300 + down * share }],
    })
  await touch('touchStart', 0)
  for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', share)
  await touch('touchEnd', 1)
  await browser.detach()
}
