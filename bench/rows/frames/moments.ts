import type { Page } from '@playwright/test'

/**
 * When each part of the page began to change, in milliseconds after the press that caused it: not before `from`, and not
 * after `to`. Between two frames nobody can tell; on a machine without a graphics card they are far apart.
 */
export type Moments = Record<string, { readonly from: number; readonly to: number }>

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
    const moments: Moments = {}
    let before = read()
    let start = 0
    // A transition that begins in one frame shows in the next.
    let [earlier, last] = [0, 0]
    const begin = ({ timeStamp }: Event) => {
      start ||= timeStamp
      before = read()
    }
    addEventListener('click', begin, { capture: true, once: true })
    addEventListener('keydown', begin, { capture: true, once: true })
    const look = () => {
      const values = read()
      const now = performance.now()
      for (const name of Object.keys(watched))
        if (start && !(name in moments) && Math.abs((values[name] ?? 0) - (before[name] ?? 0)) > 0.004)
          moments[name] = { from: earlier - start, to: now - start }
      ;[earlier, last] = [last, now]
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
