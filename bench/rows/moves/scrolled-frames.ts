import type { Page } from '@playwright/test'

/** A phone is so many times slower than this machine. Time that a thread has run is multiplied: waiting stays out. */
export const SLOW_DOWN = 4

/** Pixels scrolled in a frame: three screens a second. */
const STEP = 45

const SCRIPT = ['FunctionCall', 'EvaluateScript', 'RunMicrotasks']

type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number }

/**
 * Scrolls the page's list on, frame by frame, until it has so many rows.
 * @returns ms that scripts ran in each frame, on the slower machine
 */
export async function scrolledFrames(page: Page, rows: number): Promise<number[]> {
  const client = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  client.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  })
  await page.evaluate(scrollOn, { rows, step: STEP })
  const complete = new Promise(done => client.once('Tracing.tracingComplete', done))
  await client.send('Tracing.end')
  await complete
  return framesOf(events).map(ms => ms * SLOW_DOWN)
}

/** Runs in the page. */
function scrollOn({ rows, step }: { rows: number; step: number }): Promise<void> {
  return new Promise(done => {
    const isThere = () => document.querySelectorAll('[data-flavour]').length >= rows
    const atEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight
    let frames = 0
    const go = () => {
      scrollBy(0, step)
      if ((++frames % 30 === 0 || atEnd()) && isThere()) done()
      else requestAnimationFrame(go)
    }
    go()
  })
}

function framesOf(events: readonly TraceEvent[]): number[] {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const animated = events.filter(({ name }) => name === 'FireAnimationFrame').sort(byTime)
  const [first] = animated
  if (!first) throw new Error('No frame was traced.')
  const times = animated.map(() => 0)
  const scripts = events
    .filter(event => event.ph === 'X' && SCRIPT.includes(event.name) && threadOf(event) === threadOf(first))
    .sort(byTime)
  let frame = 0
  let end = 0
  for (const { ts, dur = 0, tdur = dur } of scripts) {
    // A script within another one is part of it.
    if (ts < end) continue
    end = ts + dur
    while ((animated[frame + 1]?.ts ?? Number.POSITIVE_INFINITY) <= ts) frame++
    times[frame] = (times[frame] ?? 0) + tdur / 1000
  }
  return times
}

const byTime = (a: TraceEvent, b: TraceEvent) => a.ts - b.ts
