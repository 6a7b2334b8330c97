import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../platform/testing/app.ts'
import { transaction } from '../../platform/transaction.ts'
import { saveRange } from '../catalogue/index.ts'
import { smallRange } from '../catalogue/test-range.ts'
import { ACCOUNTS, type TestShow, testShow } from './test-show.ts'

// f1 and f2 are flavours of a size that is ordered in sixes, at least twelve.
let show: TestShow
let buyer: Browser
beforeAll(async () => {
  show = await testShow()
  const sizes = smallRange.sizes.map(size =>
    size.key === 'whey-900' ? { ...size, orderMultiple: 6, minQuantity: 12 } : size,
  )
  await transaction(show.app.platform.db, tx => saveRange(tx, { ...smallRange, sizes }))
  await show.app.catalogue.reload()
  buyer = await show.as(ACCOUNTS.buyer)
})
afterAll(() => show.app.close())

test('a quantity between two steps is refused with the next one that fits, and nothing is added (FF-750)', async () => {
  const refused = await show.add(buyer, { f3: 1, f1: 6, f2: 13 })
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'quantity_misfit'])
  expect(refused.json().details).toEqual({ position: 'North Whey 900 g, Vanilla', quantity: 6, next: 12 })
  expect(refused.json().errors.map((error: { path: string }) => error.path)).toEqual([
    'positionsJson.1.quantity',
    'positionsJson.2.quantity',
  ])
  expect((await show.add(buyer, { f3: 1, f1: 12 })).statusCode).toBe(200)
})

test('a line is changed in the same steps, and can be removed (FF-750)', async () => {
  const change = (quantity: number) =>
    buyer.patch(`/api/onlineshop/vts-basket-product-attributes/${show.flavour.get('f1')}`, { quantity })
  expect((await change(17)).json()).toMatchObject({ code: 'quantity_misfit', details: { next: 18 } })
  expect((await change(18)).statusCode).toBe(200)
  expect((await change(0)).statusCode).toBe(200)
})
