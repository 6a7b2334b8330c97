import { type Browser, chromium, type Page, type Request } from '@playwright/test'
import type { Server } from '../../e2e/support/server.ts'
import { findChromium } from '../../scripts/chromium.ts'
import { quantile } from '../measure.ts'
import type { Session } from '../product.ts'
import { milliseconds, row } from '../report.ts'
import { visit } from './browser.ts'
import { SLOW_DOWN, scrolledFrames } from './scrolled-frames.ts'

const CONTENT_MS = 100
const FRAME_MS = 1000 / 60
const ROWS = 2500
const ROUNDS = 3
/** A page is at rest that has asked for nothing for so long, in ms. */
const REST_MS = 500

/** A usual move: from the page at `start`, a press on `target` leads to `address`, where `shown` has other words. */
type Move = {
  name: string
  start: string
  prepare?: (page: Page) => Promise<void>
  /** What is pressed, after it was hovered; without it the browser's Back. */
  target?: (page: Page) => ReturnType<Page['locator']>
  press?: (page: Page) => Promise<void>
  address: RegExp
  shown: string
}

const LIST = '[data-page] [data-size]'
const TITLE = 'main h1'
const firstSize = (page: Page) => page.locator(`${LIST} h3 a`).first()

const moves: readonly Move[] = [
  {
    name: 'menu to brand',
    start: '/',
    prepare: page => page.getByRole('button', { name: 'Brands', exact: true }).hover(),
    target: page => page.getByRole('region', { name: 'Brands', exact: true }).getByRole('link').nth(3),
    address: /\/product-list\/brand\/\d+$/,
    shown: LIST,
  },
  {
    name: 'menu to category',
    start: '/',
    prepare: page => page.getByRole('button', { name: 'Categories', exact: true }).hover(),
    target: page => page.getByRole('region', { name: 'Categories', exact: true }).getByRole('link').nth(3),
    address: /\/product-list\/category\/\d+/,
    shown: LIST,
  },
  { name: 'list to size', start: '/product-list', target: firstSize, address: /\/productSize\/\d+$/, shown: TITLE },
  {
    name: 'back to list',
    start: '/product-list',
    prepare: async page => {
      await firstSize(page).click()
      await page.waitForURL('**/productSize/*')
      await page.locator(TITLE).waitFor()
    },
    address: /\/product-list$/,
    shown: LIST,
  },
  {
    name: 'filter',
    start: '/product-list',
    target: page => page.getByRole('checkbox', { name: /^Gym assortment/ }),
    address: /\?gym_assortment=1$/,
    shown: TITLE,
  },
  {
    name: 'sort',
    start: '/product-list',
    target: page => page.getByRole('combobox', { name: 'Sort' }),
    press: async page => void (await page.getByRole('combobox', { name: 'Sort' }).selectOption('name')),
    address: /\?sort=name$/,
    shown: LIST,
  },
  {
    name: 'page before',
    start: '/product-list?page=3',
    target: page => page.locator('main a[href$="page=2"]').first(),
    address: /\?page=2$/,
    shown: '[data-page="2"] [data-size]',
  },
  {
    name: 'search result',
    start: '/',
    prepare: page => page.getByRole('banner').getByRole('combobox').fill('whey'),
    target: page => page.getByRole('option').last(),
    address: /\/productSize\/\d+$/,
    shown: TITLE,
  },
  {
    name: 'size to brand',
    start: '/productSize/1',
    target: page => page.getByRole('article').locator('a[href*="/brand/"]').first(),
    address: /\/product-list\/brand\/\d+$/,
    shown: LIST,
  },
  {
    name: 'basket',
    start: '/product-list',
    target: page => page.getByRole('banner').locator('a[href="/basket"]').first(),
    address: /\/basket$/,
    shown: TITLE,
  },
]

/** How the shop feels in a browser: from a press to the new content, and a long list that scrolls on. */
export async function moveAround({ url }: Server, buyer: Session): Promise<void> {
  const executablePath = findChromium()
  if (!executablePath) return row({ what: 'moving around the shop: not measured, there is no Chromium', ours: '' })
  const browser = await chromium.launch({ executablePath })
  try {
    await usualMoves(browser, url, buyer)
    await longList(browser, url, buyer)
  } finally {
    await browser.close()
  }
}

async function usualMoves(browser: Browser, url: string, buyer: Session): Promise<void> {
  const page = await visit(browser, url, buyer)
  const rest = watchRest(page)
  const times: number[] = []
  let shifted = 0
  for (const move of moves) {
    const own: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const { ms, shift } = await timeOf(page, move, rest)
      own.push(ms)
      shifted += shift
    }
    times.push(...own)
    row({ what: `  ${move.name}`, ours: milliseconds(quantile(own, 0.5)) })
  }
  await page.context().close()
  const p75 = quantile(times, 0.75)
  row({
    what: 'from a press to new content, hovered before, p75',
    ours: milliseconds(p75),
    wanted: `<= ${CONTENT_MS} ms`,
    kept: p75 <= CONTENT_MS,
  })
  row({ what: 'layout shift after it', ours: shifted.toFixed(3), wanted: '< 0.01', kept: shifted < 0.01 })
}

async function timeOf(page: Page, move: Move, rest: () => Promise<void>): Promise<{ ms: number; shift: number }> {
  await page.goto(move.start)
  await rest()
  await move.prepare?.(page)
  const target = move.target?.(page)
  await target?.scrollIntoViewIfNeeded()
  await target?.hover()
  await rest()
  const shown = page.evaluate(untilShown, { address: move.address.source, shown: move.shown, byPress: Boolean(target) })
  await (move.press?.(page) ?? target?.click())
  const ms = await shown
  await rest()
  return { ms, shift: await page.evaluate(() => (window as unknown as { shift: number }).shift) }
}

/** @returns waits until the page is at rest, so that what is hovered has been fetched */
function watchRest(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let last = 0
  const note = (request: Request, isOpen: boolean) => {
    last = performance.now()
    if (isOpen) open.add(request)
    else open.delete(request)
  }
  page.on('request', request => note(request, true))
  page.on('requestfinished', request => note(request, false))
  page.on('requestfailed', request => note(request, false))
  return async () => {
    last = performance.now()
    while (open.size > 0 || performance.now() - last < REST_MS) await page.waitForTimeout(REST_MS / 5)
  }
}

/** Runs in the page. @returns ms from the press, or from going back, to the frame with the new content */
function untilShown(wanted: { address: string; shown: string; byPress: boolean }): Promise<number> {
  const address = new RegExp(wanted.address)
  const counted = window as unknown as { shift: number }
  counted.shift = 0
  const wordsOf = () => document.querySelector(wanted.shown)?.textContent
  const before = wordsOf()
  const isThere = () => {
    // The address goes ahead of the page.
    if (!address.test(location.href) || document.querySelector('main [aria-busy="true"]')) return false
    const words = wordsOf()
    return words !== undefined && words !== before
  }
  return new Promise(resolve => {
    let began = performance.now()
    const end = (at: number) => {
      new PerformanceObserver(list => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          if (entry.startTime > at) counted.shift += entry.value
      }).observe({ type: 'layout-shift' })
      resolve(at - began)
    }
    const look = () => {
      if (isThere()) requestAnimationFrame(() => end(performance.now()))
      else requestAnimationFrame(look)
    }
    const start = (event?: Event) => {
      began = event?.timeStamp ?? performance.now()
      requestAnimationFrame(look)
    }
    if (!wanted.byPress) {
      history.back()
      start()
    } else {
      addEventListener('change', start, { once: true, capture: true })
      addEventListener('click', start, { once: true, capture: true })
    }
  })
}

async function longList(browser: Browser, url: string, buyer: Session): Promise<void> {
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
