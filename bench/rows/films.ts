import type { CDPSession, Page } from '@playwright/test'
import { type Span, traceOf } from '../../e2e/support/trace.ts'
import { row } from '../report.ts'
import { CODE, covered, slowDown, TASK } from './frames/longest-code.ts'

const HALL = '/virtual-trade-show/exhibition'
/** With screens to both sides: while the visitor turns round, films begin and end. */
const SCENE = 6
const TURN_MS = 6000
const FRAME_MS = 8
/** Garbage that a second walk leaves behind. */
const GROWTH = 1.1

/** What a visitor's machine does while films play: the script of a frame while turning, and the memory of two walks. */
export async function films(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const frames = await framesOfATurn(page, browser)
  const p95 = frames[Math.floor(frames.length * 0.95)] ?? Number.POSITIVE_INFINITY
  row({
    what: `script of a frame, turning past two films, ${frames.length} frames, 4 times slower, p95`,
    ours: `${p95.toFixed(1)} ms`,
    wanted: `<= ${FRAME_MS} ms`,
    kept: p95 <= FRAME_MS,
  })
  await walkThrough(page)
  const first = await heap(browser)
  await walkThrough(page)
  const second = await heap(browser)
  row({
    what: `memory of the page after a second walk through all scenes, against ${first.toFixed(1)} MB after the first`,
    ours: `${second.toFixed(1)} MB`,
    wanted: `<= ${GROWTH} times`,
    kept: second <= GROWTH * first,
  })
}

/** @returns what the page's own code took of each frame, in ms, sorted */
async function framesOfATurn(page: Page, browser: CDPSession): Promise<number[]> {
  await page.goto(`${HALL}/${SCENE}`, { waitUntil: 'networkidle' })
  await page.locator('button[data-hotspot]').first().focus()
  const restore = await slowDown(page, browser)
  const spans = await traceOf(page, browser, async () => {
    await page.keyboard.down('ArrowRight')
    await page.waitForTimeout(TURN_MS)
    await page.keyboard.up('ArrowRight')
  })
  await restore()
  const drawn = spans.filter(({ name }) => name === 'FireAnimationFrame')
  const own = spans.filter(({ pid, tid }) => pid === drawn[0]?.pid && tid === drawn[0]?.tid)
  const frames = own.filter(
    ({ name, tts, tdur }) => TASK.test(name) && drawn.some(frame => frame.tts >= tts && frame.tts < tts + tdur),
  )
  const code = own.filter(({ name }) => CODE.test(name))
  return frames.map((frame, at) => covered(between(code, frame.tts, frames[at + 1]?.tts)) / 1000).sort((a, b) => a - b)
}

const between = (spans: readonly Span[], from: number, to = Number.POSITIVE_INFINITY) =>
  spans.filter(({ tts }) => tts >= from && tts < to)

async function walkThrough(page: Page): Promise<void> {
  for (let scene = 1; scene <= 21; scene++) {
    await page.evaluate(path => {
      history.pushState(null, '', path)
      dispatchEvent(new PopStateEvent('popstate'))
    }, `${HALL}/${scene}`)
    await page.locator('button[data-hotspot]').first().waitFor()
    await page.waitForLoadState('networkidle')
  }
}

async function heap(browser: CDPSession): Promise<number> {
  await browser.send('HeapProfiler.collectGarbage')
  const { usedSize } = await browser.send('Runtime.getHeapUsage')
  return usedSize / 1_000_000
}
