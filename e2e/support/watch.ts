import { setTimeout as wait } from 'node:timers/promises'
import { expect, type Page, type Request } from '@playwright/test'

export interface Watch {
  /** What went wrong since `forget`: console errors and failed calls. */
  wrong: () => string[]
  forget: () => void
  /** Waits until the page is complete: nothing visible is loading any more. */
  settled: () => Promise<void>
  /** Layout shift while the page loaded (CLS), with its sources. */
  shift: () => Promise<{ sum: number; moved: string[] }>
}

const LIMIT = 20_000

const busyOf = (page: Page) => page.locator('[aria-busy="true"]')

/** In the browser: it has a heading, nothing on it is loading, and nothing was drawn for some frames: code of its parts comes later. */
const isCompletePage = () =>
  document.readyState === 'complete' &&
  document.querySelector('h1') &&
  !document.querySelector('[aria-busy="true"]') &&
  performance.now() - (window as unknown as { drawnAt: number }).drawnAt > 50

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }

/** Records everything that a page does, from before its first line of code. */
export async function watch(page: Page): Promise<Watch> {
  let wrong: string[] = []
  page.on('pageerror', error => wrong.push(String(error)))
  // Streams have no end.
  const loading = new Set<Request>()
  page.on('request', request => {
    if (request.resourceType() !== 'eventsource') loading.add(request)
  })
  page.on('requestfinished', request => loading.delete(request))
  page.on('requestfailed', request => {
    loading.delete(request)
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
    new MutationObserver(() => Object.assign(window, { drawnAt: performance.now() })).observe(document, {
      childList: true,
      subtree: true,
    })
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
      loading.clear()
    },
    settled: async () => {
      // Asked in each frame of the page: Playwright's own checks are up to a second apart.
      const isComplete = () =>
        page
          .waitForFunction(isCompletePage, undefined, { timeout: LIMIT })
          .then(handle => handle.dispose())
          .catch(() => expect.soft(busyOf(page), `what still loads on ${page.url()}`).toHaveCount(0))
      await isComplete()
      const until = Date.now() + LIMIT
      while (loading.size > 0 && Date.now() < until) await wait(10)
      await isComplete()
    },
    shift: () => page.evaluate(() => (window as unknown as { shift: { sum: number; moved: string[] } }).shift),
  }
}
