import { chromium, type Page } from '@playwright/test'
import type { Server } from '../../e2e/support/server.ts'
import { findChromium } from '../../scripts/chromium.ts'
import { type Session, sending } from '../product.ts'
import { milliseconds, row } from '../report.ts'
import { visit } from './browser.ts'
import { films } from './films.ts'

const HALL = '/virtual-trade-show/exhibition'
/** Along aisle A; each scene is seen from the one before. */
const WALK = [2, 3, 4, 5]
/** 10 Mbit/s in bytes per second, with the latency of a good line in ms. */
const LINE = { offline: false, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000, latency: 20 }
const LOOK_AROUND_MS = 4000
const STILL_MS = 800
const VIEWER_MS = 1500
const NEXT_SCENE_MS = 300

/** How a walk feels: the hall's first picture and its viewer on a 10 Mbit/s line, and the step to a prefetched scene. */
export async function walk({ url }: Server, buyer: Session): Promise<void> {
  const executablePath = findChromium()
  if (!executablePath) return row({ what: 'walking: not measured, there is no Chromium', ours: '' })
  await buyer.json('/api/virtual-trade-show/view-guided-tour', sending('POST', {}))
  const browser = await chromium.launch({ executablePath, args: ['--enable-unsafe-swiftshader'] })
  try {
    const { still, viewer } = await firstPictures(await visit(browser, url, buyer))
    within('the hall at 10 Mbit/s: its first picture', still, STILL_MS)
    within('the viewer', viewer, VIEWER_MS)
    const next = await nextScene(await visit(browser, url, buyer))
    within('next scene, fetched ahead', next, NEXT_SCENE_MS)
    await films(await visit(browser, url, buyer))
  } finally {
    await browser.close()
  }
}

const within = (what: string, ms: number, most: number) =>
  row({ what, ours: milliseconds(ms), wanted: `<= ${most} ms`, kept: ms <= most })

/** The still comes with the page, the hotspots with the viewer. @returns ms from the start of the navigation */
async function firstPictures(page: Page): Promise<{ still: number; viewer: number }> {
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', LINE)
  await page.addInitScript(() => {
    const mark = (name: string) => requestAnimationFrame(() => performance.mark(name))
    const onLoad = ({ target }: Event) => {
      if (target instanceof HTMLImageElement && target.closest('#first-picture')) mark('still')
    }
    document.addEventListener('load', onLoad, true)
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[data-hotspot]')) return
      observer.disconnect()
      mark('viewer')
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  await page.goto(`${HALL}/1`)
  await page.waitForFunction(() => performance.getEntriesByName('viewer').length > 0)
  return page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.POSITIVE_INFINITY
    return { still: at('still'), viewer: at('viewer') }
  })
}

/** @returns the median ms from pressing a way to the next scene's hotspots */
async function nextScene(page: Page): Promise<number> {
  const times: number[] = []
  await page.goto(`${HALL}/1`)
  for (const panoNr of WALK) {
    await page.locator(`button[data-hotspot="scene-${panoNr}"]`).focus()
    // The neighbours are prefetched while the visitor looks around.
    await page.waitForTimeout(LOOK_AROUND_MS)
    times.push(await page.evaluate(stepTo, panoNr))
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!
}

/** Runs in the page: presses the way and waits until the next scene's hotspots are shown. */
function stepTo(panoNr: number): Promise<number> {
  const way = document.querySelector<HTMLElement>(`button[data-hotspot="scene-${panoNr}"]`)!
  const began = performance.now()
  way.click()
  return new Promise(resolve => {
    const look = () =>
      way.isConnected ? requestAnimationFrame(look) : requestAnimationFrame(() => resolve(performance.now() - began))
    look()
  })
}
