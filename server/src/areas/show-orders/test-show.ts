import { demoHouse } from '../../../demo/orders.ts'
import { ACCOUNTS, demoPeople } from '../../../demo/people.ts'
import type { App } from '../../app.ts'
import type { Browser, TestApp } from '../../platform/testing/app.ts'
import { filledApp } from '../../platform/testing/filled.ts'
import { logIn } from '../../platform/testing/log-in.ts'
import { transaction } from '../../platform/transaction.ts'
import { saveRange } from '../catalogue/index.ts'
import { smallRange } from '../catalogue/test-range.ts'
import { setUpHouse } from '../seller/index.ts'
import { saveEdition, saveExhibitors } from '../trade-show/index.ts'
import { layLastYear } from './test-last-year.ts'

const WINDOWS = {
  orderStart: new Date('2031-05-05T00:00:00+02:00'),
  orderEnd: new Date('2031-05-08T23:59:59+02:00'),
  confirmationStart: new Date('2031-05-09T10:00:00+02:00'),
  confirmationEnd: new Date('2031-05-16T23:59:59+02:00'),
  releaseEnd: new Date('2031-06-30T23:59:59+02:00'),
}

/** An instant in the middle of each phase. */
export const DURING = {
  before: '2031-05-01T12:00:00Z',
  ordering: '2031-05-06T12:00:00Z',
  closed: '2031-05-09T06:00:00Z',
  confirmation: '2031-05-12T12:00:00Z',
  release: '2031-06-02T12:00:00Z',
  over: '2031-07-02T12:00:00Z',
} as const

export type TestShow = {
  app: TestApp
  flavour: Map<string, number>
  /** A browser with a logged-in user. */
  as(email: string): Promise<Browser>
  add(browser: Browser, lines: Record<string, number>, headers?: Record<string, string>): ReturnType<Browser['form']>
  release(
    browser: Browser,
    lines: Record<string, number>,
    headers?: Record<string, string>,
  ): Promise<Awaited<ReturnType<Browser['post']>>>
}

/** Fills an empty database with the show, last year's edition, and the demo's accounts. @returns the ids of the flavours f1 to f5 */
export async function fillShow({ platform, shows, catalogue }: App): Promise<Map<string, number>> {
  const flavour = await transaction(platform.db, async tx => {
    await demoPeople(tx, WINDOWS.orderStart)
    await setUpHouse(tx, demoHouse)
    const editionId = await saveEdition(tx, shows, {
      ...WINDOWS,
      name: 'Show 2031',
      timeZone: 'Europe/Berlin',
      isCurrent: true,
    })
    const sizes = smallRange.sizes.map(size =>
      size.key === 'whey-900' ? { ...size, showPrices: [{ editionId, price: 1750 }] } : size,
    )
    const { ids } = await saveRange(tx, { ...smallRange, sizes })
    await saveExhibitors(tx, shows, [
      { editionId, brandId: ids.brand.get('north')!, panoNumber: 1, boothNumber: 1 },
      { editionId, brandId: ids.brand.get('south')!, panoNumber: 11, boothNumber: 31, organiser: true },
    ])
    await layLastYear(tx, shows, ids)
    return ids.flavour
  })
  await catalogue.reload()
  await shows.reload()
  return flavour
}

/** A show of two exhibitors with a small range, the demo's accounts, and the clock in the ordering window. */
export async function testShow(env: Record<string, string> = {}): Promise<TestShow> {
  const { app, found: flavour } = await filledApp({ now: DURING.ordering, env }, fillShow)
  const positions = (lines: Record<string, number>) =>
    Object.entries(lines).map(([key, quantity]) => ({
      product_attribute_id: flavour.get(key) ?? Number(key),
      quantity,
    }))
  return {
    app,
    flavour,
    async as(email) {
      const browser = app.browser()
      await logIn(browser, email)
      return browser
    },
    add: (browser, lines, headers = {}) =>
      browser.form(
        '/api/onlineshop/vts-basket-add-position',
        { positionsJson: JSON.stringify(positions(lines)) },
        headers,
      ),
    async release(browser, lines, headers = {}) {
      const { shipping_addresses } = (await browser.get('/api/onlineshop/vts-release')).json()
      return browser.post(
        '/api/onlineshop/vts-release',
        { positions: positions(lines), shipping_address_id: shipping_addresses[0].id },
        headers,
      )
    },
  }
}

export { ACCOUNTS }
