import { expect } from 'vitest'
import type { Browser } from '../../platform/testing/app.ts'
import type { TestShow } from '../show-orders/test-show.ts'

/** What the checkout of a browser would send now, with some of it changed. */
export async function orderOf(browser: Browser, more: object = {}) {
  const { chosen, breakdown } = (await browser.get('/api/onlineshop/checkout')).json()
  return {
    ...chosen,
    external_reference: null,
    note: null,
    wished_on: null,
    seen_total: breakdown?.total_price_inc_vat ?? null,
    ...more,
  }
}

/** Sends the checkout's order. */
export const place = async (browser: Browser, more: object = {}, headers: Record<string, string> = {}) =>
  browser.post('/api/onlineshop/orders', await orderOf(browser, more), headers)

/** Puts pieces of the show's flavours into the shop's basket. */
export async function fill(show: TestShow, browser: Browser, lines: Record<string, number>): Promise<void> {
  const wanted = Object.entries(lines).map(([key, quantity]) => ({
    product_attribute_id: show.flavour.get(key),
    quantity,
  }))
  const added = await browser.form('/api/onlineshop/basket/positions', { positionsJson: JSON.stringify(wanted) })
  expect(added.statusCode).toBe(200)
}
