import type { Page } from '@playwright/test'

/** When each part of the page began to change, in milliseconds after the press that caused it. */
export type Moments = Record<string, number>

/** A part of the page: its element, and what of it is watched. */
export type Watched = Record<string, readonly [selector: string, what: 'opacity' | 'x']>

/**
 * Presses something and reads from the drawn page, frame by frame, when each part begins to change.
 * @param press in the browser: a click or a key on the element; the moments count from there
 */
export async function momentsOf(page: Page, watched: Watched, press: () => Promise<void>): Promise<Moments> {
  await page.evaluate(watched => {
    const read = () =>
      Object.fromEntries(
        Object.entries(watched).map(([name, [selector, what]]) => {
          const element = document.querySelector(selector)
          if (!element) return [name, 0]
          return [name, what === 'x' ? element.getBoundingClientRect().x : Number(getComputedStyle(element).opacity)]
        }),
      )
    const moments: Record<string, number> = {}
    let before = read()
    let start = 0
    const begin = ({ timeStamp }: Event) => {
      start ||= timeStamp
      before = read()
    }
    addEventListener('click', begin, { capture: true, once: true })
    addEventListener('keydown', begin, { capture: true, once: true })
    const look = (now: number) => {
      const values = read()
      for (const name of Object.keys(watched))
        if (start && !(name in moments) && Math.abs((values[name] ?? 0) - (before[name] ?? 0)) > 0.004)
          moments[name] = now - start
      if (Object.keys(moments).length < Object.keys(watched).length) requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    Object.assign(window, { moments })
  }, watched)
  await press()
  await page.waitForFunction(
    names => names.every(name => name in (window as unknown as { moments: Moments }).moments),
    Object.keys(watched),
  )
  return page.evaluate(() => (window as unknown as { moments: Moments }).moments)
}

/** How long a slide moves, in milliseconds, from the browser's own events. */
export function moveOf(page: Page, selector: string, press: () => Promise<void>): Promise<number> {
  const moved = page.evaluate(
    selector =>
      new Promise<number>(resolve => {
        let start = 0
        const of = (event: TransitionEvent) =>
          event.propertyName === 'transform' && (event.target as Element).matches(selector)
        addEventListener('transitionstart', event => {
          if (of(event)) start ||= performance.now()
        })
        addEventListener('transitionend', event => of(event) && resolve(performance.now() - start))
      }),
    selector,
  )
  return press().then(() => moved)
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
