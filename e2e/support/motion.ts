import type { Page } from '@playwright/test'

/** How long a slide moves, in milliseconds, as the browser says when it has come to rest. */
export function moveOf(page: Page, selector: string, press: () => Promise<void>): Promise<number> {
  const moved = page.evaluate(
    selector =>
      new Promise<number>(resolve => {
        addEventListener('transitionend', ({ propertyName, target, elapsedTime }) => {
          if (propertyName === 'transform' && (target as Element).matches(selector)) resolve(elapsedTime * 1000)
        })
      }),
    selector,
  )
  return press().then(() => moved)
}

/**
 * Presses something whose call is answered, and waits for a text.
 * @returns how long after the answer it appears, in milliseconds of the page's clock: this process may hear of both late
 */
export async function textAfterAnswer(
  page: Page,
  { path, text }: { path: string; text: string },
  press: () => Promise<void>,
): Promise<number> {
  const appeared = page.evaluate(
    text =>
      new Promise<number>(resolve => {
        const observer = new MutationObserver(() => {
          if (!document.body.textContent?.includes(text)) return
          observer.disconnect()
          resolve(performance.now())
        })
        observer.observe(document.body, { childList: true, subtree: true, characterData: true })
      }),
    text,
  )
  await press()
  const at = await appeared
  const answered = await page.evaluate(path => {
    const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return calls.findLast(({ name }) => name.endsWith(path))?.responseEnd
  }, path)
  return at - answered!
}

/** How much the page has shifted by itself since it was opened. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let sum = 0
        const add = (list: PerformanceObserverEntryList) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value
        }
        const observer = new PerformanceObserver(add)
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => resolve(sum)))
      }),
  )
