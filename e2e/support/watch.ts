import { expect, type Page } from '@playwright/test'

export interface Watch {
  /** What went wrong since `forget`: console errors and failed calls. */
  wrong: () => string[]
  forget: () => void
  /** Waits until the page is complete: nothing visible is loading any more. */
  settled: () => Promise<void>
  /** Layout shift while the page loaded (CLS), with its sources. */
  shift: () => Promise<{ sum: number; moved: string[] }>
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }

/** Records everything that a page does, from before its first line of code. */
export async function watch(page: Page): Promise<Watch> {
  let wrong: string[] = []
  page.on('pageerror', error => wrong.push(String(error)))
  page.on('requestfailed', request => {
    // Leaving a page aborts its pending requests.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') wrong.push(`no answer from ${request.url()}`)
  })
  page.on('response', answer => {
    if (answer.status() >= 400) wrong.push(`${answer.status()} ${new URL(answer.url()).pathname}`)
  })
  page.on('console', message => {
    // The failed response is recorded with its address.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) wrong.push(message.text())
  })
  await page.addInitScript(() => {
    const shift: { sum: number; moved: string[] } = { sum: 0, moved: [] }
    Object.assign(window, { shift })
    new PerformanceObserver(list => {
      for (const { hadRecentInput, value, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue
        shift.sum += value
        shift.moved.push(...sources.map(({ node }) => node?.textContent?.slice(0, 40) || (node?.nodeName ?? '?')))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return {
    wrong: () => [...wrong],
    forget: () => {
      wrong = []
    },
    settled: async () => {
      await expect.soft(page.locator('[aria-busy="true"]'), `what still loads on ${page.url()}`).toHaveCount(0)
      await page.waitForLoadState('load')
    },
    shift: () => page.evaluate(() => (window as unknown as { shift: { sum: number; moved: string[] } }).shift),
  }
}
