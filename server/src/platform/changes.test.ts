import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type NewOrder, placeOrder } from '../areas/orders/place-order.ts'
import { shipOrder } from '../areas/orders/ship-order.ts'
import { makeHouse, TAKEN, type TestHouse } from '../areas/orders/test-house.ts'
import { type Change, changesSince } from './changes.ts'
import { type Db, rows } from './database.ts'
import { type TestDatabase, testDatabase } from './testing/database.ts'
import { transaction } from './transaction.ts'

let database: TestDatabase
let house: TestHouse
let flavourIds: number[]

beforeAll(async () => {
  database = await testDatabase()
  house = await makeHouse(database.db)
  flavourIds = house.lines(60).map(({ flavourId }) => flavourId)
  await database.db.execute(sql`insert into stock (flavour_id, quantity) select id, 0 from flavours`)
})
afterAll(() => database.close())

const SOURCES = ['flavours', 'stock', 'orders', 'size_prices']

/** Follows the changes from a number on, two at a time, until none are left. */
async function readOn(since: number): Promise<{ changes: Change[]; next: number }> {
  const all: Change[] = []
  for (let next = since; ; ) {
    const page = await changesSince(database.db, SOURCES, next, 2)
    expect(page.changes.length).toBeLessThanOrEqual(2)
    all.push(...page.changes)
    if (page.changes.length === 0) return { changes: all, next: page.next }
    next = page.next
  }
}
const namesOf = (changes: readonly Change[]) => changes.map(({ source, rowId }) => `${source} ${rowId}`)
const count = (db: Db, flavourId: number) =>
  db.execute(sql`update stock set quantity = quantity + 1 where flavour_id = ${flavourId}`)
const place = (order: NewOrder) => transaction(database.db, tx => placeOrder(tx, order))

describe('changes', () => {
  it('begin with every row that there is, each once, in the order of their numbers (FF-655)', async () => {
    const { changes } = await readOn(0)
    const stocked = changes.filter(({ source }) => source === 'stock').map(({ rowId }) => rowId)
    expect(stocked.toSorted((a, b) => a - b)).toEqual(flavourIds)
    expect(changes.filter(({ source }) => !SOURCES.includes(source))).toEqual([])
    const numbers = changes.map(({ number }) => number)
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    expect(new Set(namesOf(changes)).size).toBe(changes.length)
  })

  it('come once for a row that changed twice, and not for one that was written as it is (FF-656)', async () => {
    const { next } = await readOn(0)
    const [first, second] = flavourIds as [number, number]
    await count(database.db, first)
    await count(database.db, first)
    await database.db.execute(sql`update stock set quantity = quantity where flavour_id = ${second}`)
    const after = await readOn(next)
    expect(namesOf(after.changes)).toEqual([`stock ${first}`])
    expect(await readOn(after.next)).toEqual({ changes: [], next: after.next })
  })

  it('do not name what was rolled back (FF-656)', async () => {
    const { next } = await readOn(0)
    const broken = transaction(database.db, async tx => {
      await count(tx, flavourIds[0]!)
      throw new Error('changed my mind')
    })
    await expect(broken).rejects.toThrow('changed my mind')
    expect((await readOn(next)).changes).toEqual([])
  })

  it('name an order that is placed, shipped and paid, and a row that is deleted (FF-656)', async () => {
    let { next } = await readOn(0)
    const { orderId } = await place(house.order(1, { ships: 'later' }))
    const seen = async () => {
      const { changes, next: now } = await readOn(next)
      next = now
      return namesOf(changes)
    }
    expect(await seen()).toEqual([`orders ${orderId}`])
    await transaction(database.db, tx =>
      shipOrder(tx, orderId, [{ line: 1, quantity: 1 }], new Date('2025-05-13'), TAKEN),
    )
    expect(await seen()).toEqual([`orders ${orderId}`])
    await database.db.execute(sql`update invoices set paid_at = issued_on where order_id = ${orderId}`)
    expect(await seen()).toEqual([`orders ${orderId}`])
    const [price] = await rows<{ id: number }>(
      database.db,
      sql`insert into size_prices (size_id, price_group_id, regular, current)
          select (select min(id) from product_sizes), min(id), 2, 1 from price_groups returning size_id as id`,
    )
    expect(await seen()).toEqual([`size_prices ${price!.id}`])
    await database.db.execute(sql`delete from size_prices`)
    expect(await seen()).toEqual([`size_prices ${price!.id}`])
  })
})

/** A transaction that waits before it ends. */
function open(work: (tx: Db) => Promise<unknown>) {
  const worked = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const ended = transaction(database.db, async tx => {
    await work(tx)
    worked.resolve()
    await mayEnd.promise
  })
  return {
    worked: worked.promise,
    end: () => {
      mayEnd.resolve()
      return ended
    },
  }
}

// The embedded database runs one transaction at a time.
describe.runIf(process.env.TEST_DATABASE_URL)('transactions at the same time', () => {
  it('lose nothing when the one that began first commits last (FF-655)', async () => {
    const { next } = await readOn(0)
    const [early, late] = flavourIds as [number, number]
    const first = open(tx => count(tx, early))
    await first.worked
    await transaction(database.db, tx => count(tx, late))
    const between = await readOn(next)
    expect(between.changes).toEqual([])
    await first.end()
    expect(namesOf((await readOn(between.next)).changes)).toEqual([`stock ${early}`, `stock ${late}`])
  })

  it('lose nothing when the one that began first changes more after the other has committed (FF-655)', async () => {
    const { next } = await readOn(0)
    const [a, b, c] = flavourIds as [number, number, number]
    const goesOn = Promise.withResolvers<void>()
    const first = open(async tx => {
      await count(tx, a)
      await goesOn.promise
      await count(tx, b)
    })
    await transaction(database.db, tx => count(tx, c))
    const between = await readOn(next)
    goesOn.resolve()
    await first.worked
    const beforeEnd = await readOn(between.next)
    await first.end()
    const after = await readOn(beforeEnd.next)
    const all = [...between.changes, ...beforeEnd.changes, ...after.changes]
    expect(namesOf(all).toSorted()).toEqual([`stock ${a}`, `stock ${b}`, `stock ${c}`].toSorted())
  })

  it('lose nothing while a reader follows two hundred of them (FF-655)', async () => {
    const { next: start } = await readOn(0)
    let next = start
    const seen = new Map<string, number>()
    let running = true
    const follower = (async () => {
      for (let last = false; ; last = !running) {
        const page = await readOn(next)
        for (const { source, rowId, number } of page.changes) seen.set(`${source} ${rowId}`, number)
        next = page.next
        if (last) return
      }
    })()
    await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        transaction(database.db, async tx => {
          const own = [i, 7 * i + 3, 13 * i + 5].slice(0, 1 + (i % 3)).map(one => flavourIds[one % 60]!)
          for (const id of [...new Set(own)].toSorted((x, y) => x - y)) await count(tx, id)
        }),
      ),
    )
    running = false
    await follower
    const kept = await rows<{ name: string; number: number }>(
      database.db,
      sql`select source || ' ' || row_id as name, number::int as number from row_changes where number > ${start}`,
    )
    expect(kept.length).toBeGreaterThan(30)
    for (const { name, number } of kept) expect([name, seen.get(name)]).toEqual([name, number])
  })
})
