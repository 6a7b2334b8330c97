import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { rows } from '../../platform/database.ts'
import type { Browser } from '../../platform/testing/app.ts'
import { DURING, NCW, type TestWeek } from './test-week.ts'

export const BASKET = `${NCW}/basket`

/** Adds pieces of flavours of the test's show. */
export const putIn = (
  { flavour }: Pick<TestWeek, 'flavour'>,
  browser: Browser,
  lines: Readonly<Record<string, number>>,
  headers: Record<string, string> = {},
) => {
  const positions = Object.entries(lines).map(([key, quantity]) => ({
    product_attribute_id: flavour.get(key) ?? Number(key),
    quantity,
    price: 0.01,
  }))
  return browser.form(`${BASKET}/positions`, { positionsJson: JSON.stringify(positions) }, headers)
}

export const place = (browser: Browser, headers: Record<string, string> = {}, query = '') =>
  browser.call({ method: 'POST', url: `${BASKET}/place-order${query}`, headers })

/** Orders pieces in the open event. @returns the order's number */
export async function ordered(week: TestWeek, browser: Browser, lines: Readonly<Record<string, number>>) {
  expect((await putIn(week, browser, lines)).statusCode).toBe(200)
  const answer = await place(browser)
  expect(answer.json()).toEqual({ order_id: expect.any(Number), erp_sales_order_id: answer.json().order_id })
  return answer.json().order_id as number
}

export const ask = (operator: Browser, orderId: number, headers: Record<string, string> = {}) =>
  operator.call({ method: 'POST', url: `/api/admin/orders/${orderId}/backorder-confirmation`, headers })

/** Quantity, reserved and cancelled pieces of an order's lines. */
export async function piecesOf({ app }: TestWeek, orderId: number): Promise<[number, number, number][]> {
  const found = await rows<{ quantity: number; reserved_quantity: number; cancelled_quantity: number }>(
    app.platform.db,
    sql`select quantity, reserved_quantity, cancelled_quantity from order_lines where order_id = ${orderId} order by line`,
  )
  return found.map(line => [line.quantity, line.reserved_quantity, line.cancelled_quantity])
}

/** No orders, nothing in any basket, ten of each counted flavour, in the middle of the event. */
export async function startAgain({ app }: TestWeek): Promise<void> {
  app.setNow(DURING.open)
  const { db } = app.platform
  await db.execute(sql`delete from backorder_confirmations`)
  await db.execute(sql`delete from newcomer_week_positions`)
  await db.execute(sql`delete from newcomer_week_baskets`)
  await db.execute(sql`delete from order_lines where order_id in (select id from orders where kind = 'newcomer-week')`)
  await db.execute(sql`delete from orders where kind = 'newcomer-week'`)
  await db.execute(sql`update stock set quantity = 10 where quantity is not null`)
}
