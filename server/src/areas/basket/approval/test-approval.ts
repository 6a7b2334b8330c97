import type { Right } from '@fairfloor/domain/viewer'
import { sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { DEMO_PASSWORD } from '../../../demo-accounts.ts'
import { type Db, rows } from '../../../platform/database.ts'
import type { Browser } from '../../../platform/testing/app.ts'
import { hashPassword, saveUser } from '../../people/index.ts'
import { ACCOUNTS, type TestShow } from '../../show-orders/test-show.ts'
import { fill, orderOf } from '../test-checkout.ts'

export const APPROVALS = '/api/onlineshop/approvals'

/** Another user of the buyer's company, who may order and see prices. */
export async function joins(show: TestShow, name: string, rights: readonly Right[] = ['order', 'prices']) {
  const { db } = show.app.platform
  const [found] = await rows<{ customerId: number }>(
    db,
    sql`select customer_id as "customerId" from users where email = ${ACCOUNTS.buyer}`,
  )
  const email = `${name.toLowerCase()}@fairfloor.test`
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const id = await saveUser(db, { email, name, customerId: found!.customerId, passwordHash, rights: [...rights] })
  return { id, customerId: found!.customerId, browser: await show.as(email) }
}

/** A manager sets what an order of a user may come to. */
export async function limit(manager: Browser, userId: number, euros: number | null, of?: Browser) {
  const set = await manager.call({
    method: 'PUT',
    url: `/api/company/users/${userId}/order-limit`,
    payload: { order_limit: euros },
  })
  expect(set.statusCode, set.body).toBe(200)
  // Announced after the commit, so it may arrive after the answer.
  if (of)
    await vi.waitFor(async () =>
      expect((await of.get('/api/onlineshop/checkout')).json().limit?.amount ?? null).toBe(euros),
    )
}

/** Sends what is in the basket to a colleague. */
export const send = async (browser: Browser, word: string | null = null, more: object = {}, headers = {}) =>
  browser.post('/api/onlineshop/orders', await orderOf(browser, { approval: { word }, ...more }), headers)

/** Fills the basket and sends it. @returns the id of what waits */
export async function sent(
  show: TestShow,
  browser: Browser,
  lines: Record<string, number>,
  word: string | null = null,
): Promise<number> {
  await fill(show, browser, lines)
  const answer = await send(browser, word)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().approval_id
}

/** What would be approved now. */
export async function seen(browser: Browser, id: number, changes: readonly { id: number; quantity: number }[] = []) {
  const query = changes.length > 0 ? `?changes=${changes.map(one => `${one.id}:${one.quantity}`).join(',')}` : ''
  const { breakdown } = (await browser.get(`${APPROVALS}/${id}${query}`)).json()
  return { changes, answer: null, seen_total: breakdown?.total_price_inc_vat ?? null }
}

export const approve = async (browser: Browser, id: number, body?: object, headers: Record<string, string> = {}) =>
  browser.post(`${APPROVALS}/${id}/approval`, body ?? (await seen(browser, id)), headers)

type Kept = { readonly customerId: number; readonly askedBy?: number; readonly text?: string; readonly at: Date }

/** An order that waits, of the company's first user unless one is named, with a text in each place for one. @returns its id */
export async function keepAsked(db: Db, { customerId, askedBy, text = '', at }: Kept): Promise<number> {
  const [kept] = await rows<{ id: number }>(
    db,
    sql`insert into approvals (customer_id, asked_by, asked_at, order_limit, net, pieces, carrier, payment_method, label_service,
        delivery, external_reference, note, word, answer)
      select ${customerId}, coalesce(${askedBy ?? null}::int, min(id)), ${at.toISOString()}::timestamptz, 1, 100, 1, 'DHL', 'invoice',
        false, 'in parts', ${text}, ${text}, ${text}, ${text} from users where customer_id = ${customerId} returning id`,
  )
  const { id } = kept!
  await db.execute(sql`insert into approval_lines (approval_id, line, flavour_id, quantity, price, in_stock, extras)
    select ${id}, 1, min(id), 1, 100, 0, ${JSON.stringify({ gift_note: text })}::jsonb from flavours`)
  return id
}
