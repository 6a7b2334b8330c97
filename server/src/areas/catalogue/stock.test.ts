import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { openBus } from '../../platform/bus.ts'
import { rows } from '../../platform/database.ts'
import { makeLog } from '../../platform/log.ts'
import { type TestDatabase, testDatabase } from '../../platform/testing/database.ts'
import { transaction } from '../../platform/transaction.ts'
import { type Catalogue, openCatalogue } from './index.ts'
import { takeFreeStock } from './stock.ts'
import { save, smallRange } from './test-range.ts'

let database: TestDatabase
let catalogue: Catalogue
let bus: ReturnType<typeof openBus>
let flavours: number[]

beforeAll(async () => {
  database = await testDatabase()
  flavours = [...(await save(database.db)).ids.flavour.values()]
  bus = openBus(database, database.url)
  catalogue = await openCatalogue({ db: database.db, bus, log: makeLog('silent') })
})
afterAll(async () => {
  await bus.close()
  await database.close()
})

const [first, second, third] = [0, 1, 2]
const idOf = (which: number) => flavours[which]!
const stockNow = () => catalogue.readStock(database.db, flavours)
const set = (quantity: number) =>
  database.db.transaction(tx =>
    catalogue.setStock(
      tx as never,
      flavours.map(flavourId => ({ flavourId, quantity, eta: null })),
    ),
  )

beforeEach(() => set(10))

describe('taking what is free', () => {
  test('never takes more than there is, whatever arrives and is taken meanwhile', async () => {
    const { db } = database
    const [flavourId] = flavours as [number]
    await set(0)
    const arrive = () => db.execute(sql`update stock set quantity = quantity + 2 where flavour_id = ${flavourId}`)
    const take = () => transaction(db, tx => takeFreeStock(tx, [{ flavourId, quantity: 2 }]))
    let taken = 0
    for (let round = 0; round < 10; round++) {
      const all = await Promise.all(Array.from({ length: 16 }, (_, i) => (i % 2 ? take() : arrive())))
      for (const one of all) if (one instanceof Map) taken += one.get(flavourId) ?? 0
    }
    expect((await stockNow()).get(flavourId)!.quantity).toBe(10 * 8 * 2 - taken)
  })
})

describe('taking stock', () => {
  test('takes all lines or none and says what is short', async () => {
    const take = (lines: [number, number][]) =>
      transaction(database.db, tx =>
        catalogue.takeStock(
          tx,
          lines.map(([which, quantity]) => ({ flavourId: idOf(which), quantity })),
        ),
      )
    expect(
      await take([
        [first, 4],
        [second, 10],
      ]),
    ).toEqual([])
    expect(
      await take([
        [first, 6],
        [second, 1],
        [third, 11],
      ]),
    ).toEqual([
      { flavourId: idOf(second), available: 0 },
      { flavourId: idOf(third), available: 10 },
    ])
    const left = await stockNow()
    expect([first, second, third].map(which => left.get(idOf(which))?.quantity)).toEqual([6, 0, 10])
  })

  test('adds up a flavour that is named twice', async () => {
    const flavourId = idOf(first)
    const twice = [
      { flavourId, quantity: 6 },
      { flavourId, quantity: 5 },
    ]
    expect(await transaction(database.db, tx => catalogue.takeStock(tx, twice))).toEqual([{ flavourId, available: 10 }])
  })

  test('takes nothing where nobody has counted, and says so (FF-115)', async () => {
    const [flavourId, neverCounted] = [idOf(first), 2_000_000_000]
    const wanted = [
      { flavourId, quantity: 1 },
      { flavourId: idOf(second), quantity: 1 },
      { flavourId: neverCounted, quantity: 1 },
    ]
    await transaction(database.db, tx => catalogue.setStock(tx, [{ flavourId, quantity: null }]))
    expect(await transaction(database.db, tx => catalogue.takeStock(tx, wanted))).toEqual([
      { flavourId, available: null },
      { flavourId: neverCounted, available: null },
    ])
    await transaction(database.db, tx => catalogue.giveBackStock(tx, [{ flavourId, quantity: 3 }]))
    const left = await stockNow()
    expect([first, second].map(which => left.get(idOf(which))?.quantity)).toEqual([null, 10])
  })

  test('never sells more than there is to 20 takers at once, whatever the order of their lines', async () => {
    const takers = Array.from({ length: 20 }, (_, i) =>
      transaction(database.db, tx => {
        const lines = flavours.map(flavourId => ({ flavourId, quantity: 1 }))
        return catalogue.takeStock(tx, i % 2 === 0 ? lines : lines.toReversed())
      }),
    )
    const served = (await Promise.all(takers)).filter(shortages => shortages.length === 0)
    expect(served).toHaveLength(10)
    for (const { quantity } of (await stockNow()).values()) expect(quantity).toBe(0)
  })

  // The embedded database has one connection, so nothing waits for a lock.
  test.runIf(inject('templateName'))(
    'locks in the order of the ids, so that takers never wait in a circle',
    async () => {
      const { db } = database
      const [lowest, ...others] = flavours.toSorted((a, b) => a - b)
      // The row was rewritten, so an unordered scan reads it last.
      await db.execute(sql`update stock set quantity = 10 where flavour_id = ${lowest}`)
      const lines = flavours.map(flavourId => ({ flavourId, quantity: 1 })).toReversed()
      let taking: Promise<unknown> = Promise.resolve()
      await transaction(db, async holder => {
        await holder.execute(sql`select 1 from stock where flavour_id = ${lowest} for update`)
        taking = transaction(db, tx => catalogue.takeStock(tx, lines))
        const waiting = sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%from stock%for update'`
        await expect.poll(() => rows(db, waiting), { timeout: 15_000 }).toHaveLength(1)
        const free = sql`select 1 from stock where flavour_id in ${others} for update skip locked`
        expect(await transaction(db, tx => rows(tx, free))).toHaveLength(others.length)
      })
      expect(await taking).toEqual([])
    },
  )

  test('costs two statements for one line and for many', async () => {
    for (const lines of [flavours.slice(0, 1), flavours]) {
      database.counted()
      await transaction(database.db, tx =>
        catalogue.takeStock(
          tx,
          lines.map(flavourId => ({ flavourId, quantity: 1 })),
        ),
      )
      expect(database.counted()).toHaveLength(2)
    }
  })
})

describe('the stock in memory', () => {
  const inMemory = (which: number) => catalogue.snapshot().stock.get(idOf(which))

  test('follows what is taken, given back and counted, once it is committed', async () => {
    await transaction(database.db, tx => catalogue.takeStock(tx, [{ flavourId: idOf(first), quantity: 3 }]))
    await expect.poll(() => inMemory(first)?.quantity).toBe(7)
    await transaction(database.db, tx => catalogue.giveBackStock(tx, [{ flavourId: idOf(first), quantity: 2 }]))
    await expect.poll(() => inMemory(first)?.quantity).toBe(9)
    await transaction(database.db, tx =>
      catalogue.setStock(tx, [{ flavourId: idOf(second), quantity: 0, eta: '2025-06-01' }]),
    )
    await expect.poll(() => inMemory(second)).toEqual({ quantity: 0, eta: '2025-06-01' })
    await transaction(database.db, tx => catalogue.setStock(tx, [{ flavourId: idOf(second), quantity: 5 }]))
    await expect.poll(() => inMemory(second)).toEqual({ quantity: 5, eta: '2025-06-01' })
  })

  test('tells none from what nobody has counted (FF-115)', async () => {
    for (const quantity of [null, 0, 4]) {
      await transaction(database.db, tx => catalogue.setStock(tx, [{ flavourId: idOf(third), quantity }]))
      await expect.poll(() => inMemory(third)?.quantity).toBe(quantity)
    }
    await catalogue.reload()
    expect(inMemory(third)?.quantity).toBe(4)
  })

  test('shows nothing of what is rolled back', async () => {
    await expect.poll(() => inMemory(third)?.quantity).toBe(10)
    const failing = database.db.transaction(async tx => {
      await catalogue.takeStock(tx as never, [{ flavourId: idOf(third), quantity: 9 }])
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    await transaction(database.db, tx => catalogue.takeStock(tx, [{ flavourId: idOf(first), quantity: 1 }]))
    await expect.poll(() => inMemory(first)?.quantity).toBe(9)
    expect(inMemory(third)?.quantity).toBe(10)
  })

  test('follows a count of more flavours than one note holds', async () => {
    const many = Array.from({ length: 450 }, (_, i) => ({
      key: `m${i}`,
      erpId: `M${i}`,
      size: 'bar-60',
      name: `No ${i}`,
    }))
    const { ids } = await save(database.db, { ...smallRange, flavours: many })
    const counted = [...ids.flavour.values()].map(flavourId => ({ flavourId, quantity: 7 }))
    await transaction(database.db, tx => catalogue.setStock(tx, counted))
    const { stock } = catalogue.snapshot()
    await expect.poll(() => counted.every(({ flavourId }) => stock.get(flavourId)?.quantity === 7)).toBe(true)
  })
})
