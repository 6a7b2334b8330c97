import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rows } from '../../platform/database.ts'
import { openComplaints, type TestComplaints } from './test-complaints.ts'

let shop: TestComplaints

beforeAll(async () => {
  shop = await openComplaints()
})
afterAll(() => shop.app.close())

const accept = (id: number, settlement: string, key: string) =>
  shop.operator.post(
    `/api/admin/complaints/${id}/accept`,
    { settlement, quantity: 2, text: 'Sorry.' },
    {
      'idempotency-key': key,
    },
  )

const countOf = async (what: 'credit_notes' | 'order_lines' | 'complaints', orderId: number) =>
  (
    await rows<{ n: number }>(
      shop.db,
      sql`select count(*)::int as n from ${sql.identifier(what)} where order_id = ${orderId}`,
    )
  )[0]!.n

test('colleagues who complain at once never complain of a piece twice, and one key complains once', async () => {
  const shipped = await shop.ship([5])
  const answers = await Promise.all(Array.from({ length: 6 }, () => shop.complain(shipped)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 422, 422, 422, 422])
  expect(await countOf('complaints', shipped.order_id)).toBe(2)

  const other = await shop.ship([5])
  const same = await Promise.all(
    Array.from({ length: 4 }, () => shop.complain(other, {}, shop.buyer, { 'idempotency-key': 'one complaint' })),
  )
  expect(new Set(same.map(answer => answer.json().id)).size).toBe(1)
  expect(await countOf('complaints', other.order_id)).toBe(1)
})

test('of operators who accept at once one decides: one credit note, one replacement, and no gap in the numbers', async () => {
  const shipped = [await shop.ship([5]), await shop.ship([5])]
  const ids = await Promise.all(shipped.map(async at => (await shop.complain(at)).json().id as number))
  const [credited, replaced] = ids as [number, number]
  const answers = await Promise.all(
    ['a', 'b', 'c'].flatMap(key => [
      accept(credited, 'credit', `credit ${key}`),
      accept(replaced, 'replacement', `replace ${key}`),
      accept(credited, 'replacement', `other ${key}`),
    ]),
  )
  const won = answers.filter(({ statusCode }) => statusCode === 200)
  expect(won).toHaveLength(2)
  expect(new Set(answers.filter(({ statusCode }) => statusCode !== 200).map(({ json }) => json().code))).toEqual(
    new Set(['complaint_decided']),
  )
  const [first, second] = [shipped[0]!, shipped[1]!]
  const notes = await countOf('credit_notes', first.order_id)
  const lines = await countOf('order_lines', first.order_id)
  expect(notes + lines).toBe(2)
  expect(await countOf('order_lines', second.order_id)).toBe(2)
  const gaps = await rows(shop.db, sql`select year from credit_notes group by year having max(sequence) <> count(*)`)
  expect(gaps).toEqual([])
  const [{ differs } = { differs: 1 }] = await rows<{ differs: number }>(
    shop.db,
    sql`select count(*)::int as differs from stock s where s.quantity < 0`,
  )
  expect(differs).toBe(0)
})

test('sent twice with one key, a decision is made once and answered alike', async () => {
  const shipped = await shop.ship([5])
  const { id } = (await shop.complain(shipped)).json()
  const both = await Promise.all([accept(id, 'credit', 'same'), accept(id, 'credit', 'same')])
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(both[0].json()).toEqual(both[1].json())
  expect(await countOf('credit_notes', shipped.order_id)).toBe(1)
})
