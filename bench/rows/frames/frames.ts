import { type Browser, chromium, type Page } from '@playwright/test'
import type { Server } from '../../../e2e/support/server.ts'
import { findChromium } from '../../../scripts/chromium.ts'
import type { BenchDatabase, Databases } from '../../databases.ts'
import { median } from '../../measure.ts'
import { BUYER, logIn, type Session, startProductAt } from '../../product.ts'
import { milliseconds, row } from '../../report.ts'
import { visit } from '../browser.ts'
import { longestCodeOf } from './longest-code.ts'
import { momentsOf, type Watched } from './moments.ts'

/** In the Newcomer Week of the demo. */
const WEEK = '2025-03-12T12:00:00+01:00'
const TIMES = 5
const LATE_MS = 120
/** What browsers call a long frame. */
const LONG_FRAME_MS = 50
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

type Detail = { kind: string; watched: Watched; open: Record<string, number>; close: Record<string, number> }

const others = ['[data-offset="-1"]', 'opacity'] as const
const active = ['[data-offset="0"]', 'x'] as const
/** When each part begins to move, in ms after the press (web/src/areas/newcomer-week/showcase/steps.ts). */
const details: readonly Detail[] = [
  {
    kind: 'brands',
    watched: { others, active, list: ['[data-part="list"]', 'opacity'] },
    open: { others: 0, active: 300, list: 400 },
    close: { list: 200, active: 600, others: 900 },
  },
  {
    kind: 'products',
    watched: { others, active, info: ['[data-part="info"]', 'opacity'], sizes: ['[data-part="sizes"]', 'opacity'] },
    open: { others: 0, active: 500, info: 700, sizes: 900 },
    close: { sizes: 200, info: 500, active: 800, others: 1000 },
  },
]

/** How the showcase of the Newcomer Week moves: in its moments, and not held up by code on a phone. */
export async function showcaseFrames(databases: Databases, demo: BenchDatabase): Promise<void> {
  const executablePath = findChromium()
  if (!executablePath) return row({ what: 'the showcase: not measured, there is no Chromium', ours: '' })
  const server = await startProductAt(await databases.copy(demo, 'frames'), WEEK)
  const browser = await chromium.launch({ executablePath })
  try {
    const buyer = await logIn(server, BUYER)
    for (const detail of details) await lateness(await visit(browser, server.url, buyer), detail)
    for (const { kind } of details) await slides(browser, server, buyer, kind)
  } finally {
    await browser.close()
    await server.remove()
  }
}

/** How long after its moment the slowest part begins, in the best of some tries: what else the machine does only adds. */
async function lateness(page: Page, { kind, watched, open, close }: Detail): Promise<void> {
  await page.goto(`/newcomer-week/${kind}`, { waitUntil: 'networkidle' })
  const stage = page.locator('[data-column="0"]')
  const found = { opening: Number.POSITIVE_INFINITY, closing: Number.POSITIVE_INFINITY }
  for (let time = 0; time < TIMES; time++) {
    const opened = await momentsOf(page, watched, () => stage.press('Enter'))
    await atRest(page)
    const closed = await momentsOf(page, watched, () => page.keyboard.press('Escape'))
    await atRest(page)
    found.opening = Math.min(found.opening, latest(opened, open))
    found.closing = Math.min(found.closing, latest(closed, close))
  }
  await page.context().close()
  for (const [what, late] of Object.entries(found))
    within(`showcase of ${kind}, ${what}: the latest part after its moment`, late, LATE_MS)
}

const latest = (moments: Record<string, { from: number }>, wanted: Record<string, number>) =>
  Math.max(...Object.entries(wanted).map(([part, at]) => Math.max(0, moments[part]!.from - at)))

/** The longest that code holds up the main thread while a slide moves, on a phone of a quarter of a developer's machine. */
async function slides(browser: Browser, { url }: Server, buyer: Session, kind: string): Promise<void> {
  const page = await visit(browser, url, buyer, PHONE)
  await page.goto(`/newcomer-week/${kind}`, { waitUntil: 'networkidle' })
  const longest: number[] = []
  for (let time = 0; time < TIMES; time++) longest.push(await longestCodeOf(page, () => page.evaluate(slideOn)))
  await page.context().close()
  within(`code of a slide of ${kind} at a stretch, on a phone`, median(longest), LONG_FRAME_MS)
}

const within = (what: string, ms: number, most: number) =>
  row({ what, ours: milliseconds(ms), wanted: `< ${most} ms`, kept: ms < most })

const atRest = (page: Page) => page.waitForFunction(() => document.getAnimations().length === 0)

/** Runs in the page: slides on by one, and waits until the slide has come to rest. */
function slideOn(): Promise<void> {
  return new Promise(resolve => {
    const rested = ({ target, propertyName }: TransitionEvent) => {
      if (propertyName !== 'transform' || !(target as Element).matches('[data-offset="0"]')) return
      removeEventListener('transitionend', rested)
      resolve()
    }
    addEventListener('transitionend', rested)
    document.querySelector<HTMLElement>('button[aria-label^="Next "]')?.click()
  })
}
