import type { CDPSession, Page } from '@playwright/test'
import { isHeard, type Span, traceOf } from '../../../e2e/support/trace.ts'

/** The page's own code, with the styles and layout that it makes necessary. What painting takes depends on the graphics card. */
export const CODE =
  /^(EventDispatch|FunctionCall|EvaluateScript|TimerFire|FireAnimationFrame|RunMicrotasks|UpdateLayoutTree|Layout)$/
export const TASK = /RunTask$/

/** What `work` below takes on the machine that is slowed down four times, in ms: about that of a developer's. */
const REFERENCE_MS = 11

/**
 * The longest that the page's own code holds up the main thread at a stretch until the last transition has ended, in
 * ms, on a phone of a quarter of a developer's machine: no frame can be made meanwhile.
 * @throws Error where no transition ended
 */
export async function longestCodeOf(page: Page, slide: () => Promise<unknown>): Promise<number> {
  const browser = await page.context().newCDPSession(page)
  const restore = await slowDown(page, browser)
  const spans = await traceOf(page, browser, slide)
  await restore()
  await browser.detach()
  const rested = spans.filter(span => isHeard(span, 'transitionend')).at(-1)
  if (!rested) throw new Error('Nothing slid while this was traced.')
  const own = spans.filter(({ pid, tid, tts }) => pid === rested.pid && tid === rested.tid && tts < rested.tts)
  const code = own.filter(({ name }) => CODE.test(name))
  const of = (task: Span) => code.filter(({ tts, tdur }) => tts >= task.tts && tts + tdur <= task.tts + task.tdur)
  const tasks = own.filter(({ name, tts, tdur }) => TASK.test(name) && tts + tdur <= rested.tts)
  return Math.max(...tasks.map(task => covered(of(task)))) / 1000
}

/** Makes the page as slow as on a quarter of a developer's machine. @returns what ends it */
export async function slowDown(page: Page, browser: CDPSession): Promise<() => Promise<unknown>> {
  // A slow machine is part of the way to the phone already.
  const rate = Math.min(4, Math.max(1, (4 * REFERENCE_MS) / (await page.evaluate(work))))
  await browser.send('Emulation.setCPUThrottlingRate', { rate })
  return () => browser.send('Emulation.setCPUThrottlingRate', { rate: 1 })
}

/** Does what pages do, styles and layout included. @returns how long that takes at best, in ms */
function work(): number {
  const box = document.body.appendChild(document.createElement('div'))
  const once = () => {
    const began = performance.now()
    const rows = JSON.parse(JSON.stringify(Array.from({ length: 1000 }, (_, at) => ({ at, name: `Row ${at}` }))))
    box.replaceChildren(
      ...rows.map(({ name }: { name: string }) => {
        const row = document.createElement('p')
        row.textContent = name
        return row
      }),
    )
    box.getBoundingClientRect()
    return performance.now() - began
  }
  const best = Math.min(...Array.from({ length: 10 }, once))
  box.remove()
  return best
}

/** How long at least one of the spans runs: some lie within others. */
export function covered(spans: readonly Span[]): number {
  let sum = 0
  let until = 0
  for (const { tts, tdur } of spans) {
    sum += Math.max(0, tts + tdur - Math.max(tts, until))
    until = Math.max(until, tts + tdur)
  }
  return sum
}
