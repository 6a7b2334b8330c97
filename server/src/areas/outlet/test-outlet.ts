import type { OutletDeskLot } from '@fairfloor/domain/outlet/desk-contract'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Browser } from '../../platform/testing/app.ts'
import { setStock } from '../catalogue/index.ts'
import { ACCOUNTS, DURING, type TestShow } from '../show-orders/test-show.ts'

export const DESK = '/api/admin/outlet'

export type Making = {
  readonly from?: 'stock' | 'extra'
  readonly quantity?: number
  readonly bestBefore?: string
  readonly price?: number
  readonly lot?: string | null
}

/** Asks for a lot of a flavour of the test's show: five extra pieces at 9.90 unless said otherwise. */
export const askForLot = (show: TestShow, operator: Browser, key: string, making: Making = {}, once?: string) =>
  operator.post(
    DESK,
    {
      flavour_id: show.flavour.get(key),
      from: making.from ?? 'extra',
      lot: making.lot ?? null,
      best_before: making.bestBefore ?? '2031-06-01',
      quantity: making.quantity ?? 5,
      price: making.price ?? 9.9,
      reason: 'short-dated',
    },
    once === undefined ? {} : { 'idempotency-key': once },
  )

/** Makes a lot. */
export async function makeLot(
  show: TestShow,
  operator: Browser,
  key: string,
  making: Making = {},
): Promise<OutletDeskLot> {
  const made = await askForLot(show, operator, key, making)
  expect(made.statusCode).toBe(200)
  return made.json()
}

export const lotNow = async (operator: Browser, id: number): Promise<OutletDeskLot> =>
  (await operator.get(`${DESK}/${id}`)).json()

/** As the test's show begins: nothing in the outlet, ten of f1 free. @returns the operator's browser */
export async function emptyOutlet(show: TestShow): Promise<Browser> {
  const { platform } = show.app
  show.app.setNow(DURING.ordering)
  await platform.db.execute(sql`delete from outlet_lots`)
  await platform.db.execute(sql`delete from lots`)
  await setStock(platform.db, [{ flavourId: show.flavour.get('f1')!, quantity: 10 }])
  return show.as(ACCOUNTS.operator)
}

export const BASKET = '/api/onlineshop/outlet/basket'
export const ORDERS = '/api/onlineshop/outlet/orders'

/** Puts pieces of lots into the outlet's basket. */
export const putIn = (browser: Browser, lines: Readonly<Record<number, number>>) =>
  browser.post(`${BASKET}/positions`, {
    positions: Object.entries(lines).map(([id, quantity]) => ({ lot_id: Number(id), quantity })),
  })

/** What the outlet's checkout of a browser would send now. */
export async function outletOrder(browser: Browser, more: object = {}) {
  const { chosen, breakdown } = (await browser.get('/api/onlineshop/outlet/checkout')).json()
  return {
    ...{ ...chosen, external_reference: null, note: null, wished_on: null },
    seen_total: breakdown?.total_price_inc_vat ?? null,
    ...more,
  }
}
