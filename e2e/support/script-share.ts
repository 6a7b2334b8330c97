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

/** What `work` below takes on the machine that is slowed down four times, in ms: about that of a developer's. */
const REFERENCE_MS = 11

/**
 * The longest that the page's own code holds up the main thread at a stretch until the last transition has ended, in
 * ms, on a phone of a quarter of a developer's machine: no frame can be made meanwhile.
 * @throws Error where no transition ended
 */
export async function longestCodeOf(page: Page, slide: () => Promise<unknown>): Promise<number> {
  const browser = await page.context().newCDPSession(page)
  // A slow machine is part of the way to the phone already.
  const rate = Math.min(4, Math.max(1, (4 * REFERENCE_MS) / (await page.evaluate(work))))
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

/**
 * How many elements get new styles with a move of the finger: the median of its moves, as a page also changes by itself.
 * @throws Error where no finger moved and was lifted
 */
export async function restyledByMove(page: Page, swipe: () => Promise<unknown>): Promise<number> {
  const browser = await page.context().newCDPSession(page)
  const spans = await traceOf(page, browser, swipe)
  await browser.detach()
  const lifted = spans.find(span => isHeard(span, 'pointerup'))
  const own = spans.filter(({ pid, tid }) => pid === lifted?.pid && tid === lifted.tid)
  const moves = own.filter(span => isHeard(span, 'pointermove'))
  if (!lifted || moves.length === 0) throw new Error('No finger moved while this was traced.')
  const restyled = moves.map(({ tts }, at) => {
    const until = moves[at + 1]?.tts ?? lifted.tts
    const during = own.filter(span => span.tts > tts && span.tts < until)
    return Math.max(0, ...during.map(({ args }) => args?.elementCount ?? 0))
  })
  return restyled.toSorted((a, b) => a - b)[Math.floor((restyled.length - 1) / 2)] ?? 0
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
