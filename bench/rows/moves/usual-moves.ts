import type { Browser, Page, Request } from '@playwright/test'
import { quantile } from '../../measure.ts'
import type { Session } from '../../product.ts'
import { milliseconds, row } from '../../report.ts'
import { visit } from '../browser.ts'
import { type Move, moves } from './moves.ts'

const CONTENT_MS = 100
const ROUNDS = 3
/** A page is at rest that has asked for nothing for so long, in ms. */
const REST_MS = 500

/** From a press to the new content, for each of the usual moves. */
export async function usualMoves(browser: Browser, url: string, buyer: Session): Promise<void> {
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
