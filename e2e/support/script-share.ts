import type { CDPSession, Page } from '@playwright/test'

/** A part of a trace, in microseconds of the thread's own clock, which stands still while the machine does other work. */
type Span = {
  name: string
  ph: string
  pid: number
  tid: number
  tts: number
  tdur: number
  args?: { elementCount?: number; data?: { type?: string } }
}

/** The page's own code, with the styles and layout that it makes necessary. What painting takes depends on the graphics card. */
const CODE =
  /^(EventDispatch|FunctionCall|EvaluateScript|TimerFire|FireAnimationFrame|RunMicrotasks|UpdateLayoutTree|Layout)$/
const TASK = /RunTask$/

/**
 * The longest that the page's own code holds up the main thread at a stretch until the last transition has ended, in
 * ms: no frame can be made meanwhile.
 * @param rate how many times slower than this machine the page runs
 * @throws Error where no transition ended
 */
export async function longestCodeOf(page: Page, rate: number, slide: () => Promise<unknown>): Promise<number> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setCPUThrottlingRate', { rate })
  const spans = await traceOf(page, browser, slide)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await browser.detach()
  const rested = spans.filter(span => isHeard(span, 'transitionend')).at(-1)
  if (!rested) throw new Error('Nothing slid while this was traced.')
  const own = spans.filter(({ pid, tid, tts }) => pid === rested.pid && tid === rested.tid && tts < rested.tts)
  const code = own.filter(({ name }) => CODE.test(name))
  const of = (task: Span) => code.filter(({ tts, tdur }) => tts >= task.tts && tts + tdur <= task.tts + task.tdur)
  const tasks = own.filter(({ name, tts, tdur }) => TASK.test(name) && tts + tdur <= rested.tts)
  return Math.max(...tasks.map(task => covered(of(task)))) / 1000
}

/** The most elements that get new styles at once until a finger is lifted. @throws Error where none was */
export async function restyledBy(page: Page, swipe: () => Promise<unknown>): Promise<number> {
  const browser = await page.context().newCDPSession(page)
  const spans = await traceOf(page, browser, swipe)
  await browser.detach()
  const lifted = spans.find(span => isHeard(span, 'pointerup'))
  if (!lifted) throw new Error('No finger was lifted while this was traced.')
  const before = spans.filter(({ pid, tid, tts }) => pid === lifted.pid && tid === lifted.tid && tts < lifted.tts)
  return Math.max(0, ...before.map(({ args }) => args?.elementCount ?? 0))
}

const isHeard = ({ name, args }: Span, type: string): boolean => name === 'EventDispatch' && args?.data?.type === type

async function traceOf(page: Page, browser: CDPSession, act: () => Promise<unknown>): Promise<Span[]> {
  const spans: Span[] = []
  browser.on('Tracing.dataCollected', ({ value }) => {
    for (const span of value as Partial<Span>[])
      if (span.ph === 'X' && span.tts !== undefined && span.tdur !== undefined) spans.push(span as Span)
  })
  await browser.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline', 'toplevel'] },
    transferMode: 'ReportEvents',
  })
  await act()
  // A trace has no event that is still being heard when it ends.
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve))))
  const complete = new Promise(resolve => browser.once('Tracing.tracingComplete', resolve))
  await browser.send('Tracing.end')
  await complete
  return spans.toSorted((a, b) => a.tts - b.tts)
}

/** How long at least one of the spans runs: some lie within others. */
function covered(spans: readonly Span[]): number {
  let sum = 0
  let until = 0
  for (const { tts, tdur } of spans) {
    sum += Math.max(0, tts + tdur - Math.max(tts, until))
    until = Math.max(until, tts + tdur)
  }
  return sum
}
