import { afterEach, beforeEach, expect, test } from 'vitest'
import { ACCOUNTS, type TestApi, testApi } from './test-api.ts'

let api: TestApi
beforeEach(async () => {
  api = await testApi()
})
afterEach(() => api.show.app.close())

test('a key is of one order: another one is refused with it, and what was refused and is mended goes through (SH-341)', async () => {
  const client = await api.clientOf(ACCOUNTS.buyer)
  const body = { lines: [{ sku: 'N-1', quantity: 4 }], external_reference: 'PO 7' }
  const send = (more: object, key: string) =>
    client('/orders', { method: 'POST', body: { ...body, ...more }, headers: { 'idempotency-key': key } })
  expect((await send({}, 'PO 7')).statusCode).toBe(200)
  expect((await send({ note: 'Other' }, 'PO 7')).json()).toMatchObject({ status: 422, code: 'key_reused' })
  // A refusal is not kept.
  expect((await send({ lines: [{ sku: 'x', quantity: 1 }] }, 'PO 8')).statusCode).toBe(422)
  expect((await send({}, 'PO 8')).statusCode).toBe(200)
})
