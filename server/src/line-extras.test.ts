import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fill, place } from './areas/basket/test-checkout.ts'
import { makeClient } from './areas/rest-api/test-api.ts'
import { ACCOUNTS, type TestShow, testShow } from './areas/show-orders/test-show.ts'
import type { Browser } from './platform/testing/app.ts'

let show: TestShow
let buyer: Browser
let operator: Browser
beforeAll(async () => {
  show = await testShow()
  await show.app.platform.db.execute(sql`delete from order_minimums`)
  buyer = await show.as(ACCOUNTS.buyer)
  operator = await show.as(ACCOUNTS.operator)
})
afterAll(() => show.app.close())

const client = async () => {
  const { api_key } = (await buyer.form('/api/api_settings/generate_api_key', {})).json()
  return makeClient(show.app, api_key)
}

test('what a line has stays readable for buyer, desk and programs where the shop no longer takes it (FF-1680)', async () => {
  await fill(show, buyer, { f1: 2, f2: 3 })
  const { order_id: id } = (await place(buyer)).json()
  const gift_note = 'Happy birthday, Jo'
  await show.app.platform.db.execute(
    sql`update order_lines set extras = ${JSON.stringify({ gift_note })}::jsonb where order_id = ${id} and line = 1`,
  )
  const shown = (lines: { extras?: object }[]) => lines.map(({ extras }) => extras)
  const own = (await buyer.get(`/api/onlineshop/orders/${id}`)).json()
  expect(shown(own.order_positions)).toEqual([{ gift_note }, undefined])
  const { order } = (await operator.get(`/api/admin/orders/${id}`)).json()
  expect(shown(order.order_positions)).toEqual([{ gift_note }, undefined])
  const ask = await client()
  expect(shown((await ask(`/orders/${id}`)).json().lines)).toEqual([{ gift_note }, undefined])
})
