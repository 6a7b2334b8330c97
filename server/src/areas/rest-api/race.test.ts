import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { rows } from '../../platform/database.ts'
import { ACCOUNTS, type TestApi, testApi } from './test-api.ts'

let api: TestApi
beforeEach(async () => {
  api = await testApi()
})
afterEach(() => api.show.app.close())

test('an order that is sent twenty times at once with one key is one order, and all get its answer', async () => {
  const client = await api.clientOf(ACCOUNTS.buyer)
  const body = { lines: [{ sku: 'N-1', quantity: 4 }], external_reference: 'PO 7' }
  const send = (more: object, key: string) =>
    client('/orders', { method: 'POST', body: { ...body, ...more }, headers: { 'idempotency-key': key } })
  const answers = await Promise.all(Array.from({ length: 20 }, () => send({}, 'PO 7')))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
  expect(new Set(answers.map(({ body: answer }) => answer)).size).toBe(1)
  const { db } = api.show.app.platform
  const found = await rows(db, sql`select count(*)::int as n from orders where external_reference = 'PO 7'`)
  expect(found).toEqual([{ n: 1 }])
  expect(await rows(db, sql`select quantity from stock where flavour_id = ${api.show.flavour.get('f1')}`)).toEqual([
    { quantity: 6 },
  ])
  expect((await send({ note: 'Other' }, 'PO 7')).json()).toMatchObject({ status: 422, code: 'key_reused' })
  // A refusal is not kept: what is mended goes through with the same key.
  expect((await send({ lines: [{ sku: 'x', quantity: 1 }] }, 'PO 8')).statusCode).toBe(422)
  expect((await send({}, 'PO 8')).statusCode).toBe(200)
})
