import type { Browser } from '@playwright/test'
import { quantile } from '../../measure.ts'
import type { Session } from '../../product.ts'
import { milliseconds, row } from '../../report.ts'
import { visit } from '../browser.ts'
import { SLOW_DOWN, scrolledFrames } from './scrolled-frames.ts'

const FRAME_MS = 1000 / 60
const ROWS = 2500

/** What a frame takes while the long list scrolls on. */
export async function longList(browser: Browser, url: string, buyer: Session): Promise<void> {
  const page = await visit(browser, url, buyer)
  await page.goto('/product-list', { waitUntil: 'networkidle' })
  const frames = await scrolledFrames(page, ROWS)
  await page.context().close()
  const p95 = quantile(frames, 0.95)
  row({
    what: `script of a frame, list scrolled to ${ROWS} rows, ${SLOW_DOWN} times slower, p95`,
    ours: milliseconds(p95),
    wanted: `<= ${FRAME_MS.toFixed(1)} ms`,
    kept: p95 <= FRAME_MS,
  })
}
