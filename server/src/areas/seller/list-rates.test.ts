import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoHouse } from '../../../demo/orders.ts'
import { type Bus, openBus } from '../../platform/bus.ts'
import { type TestDatabase, testDatabase } from '../../platform/testing/database.ts'
import { type ListRates, listRatesChanged, openListRates } from './list-rates.ts'
import { setUpHouse } from './set-up-house.ts'
import { deposits as table } from './tables.ts'

let database: TestDatabase
let bus: Bus
let rates: ListRates

beforeAll(async () => {
  database = await testDatabase()
  await setUpHouse(database.db, demoHouse)
  bus = openBus(database, database.url)
  rates = await openListRates({ db: database.db, bus })
})
afterAll(async () => {
  await bus.close()
  await database.close()
})

const NOW = new Date('2025-05-12T10:30:00Z')

const seenFrom = async (country: string | null, now: Date) => {
  const { depositOf } = await rates.of(country, now)
  const amounts = ['can', 'pet', 'pet-large'].map(kind => [kind, depositOf(kind)] as const)
  return Object.fromEntries(amounts.filter(([, amount]) => amount !== null))
}
const vatFrom = async (country: string | null, now: Date) => {
  const { vatOf } = await rates.of(country, now)
  return [vatOf('standard'), vatOf('reduced'), vatOf('unknown')]
}

it('shows the deposits of the customer’s own country as they hold on the day (SH-180)', async () => {
  expect(await seenFrom('NL', NOW)).toEqual({ can: 15, pet: 15, 'pet-large': 25 })
  expect(await seenFrom('NL', new Date('2022-01-01T12:00:00Z'))).toEqual({ pet: 15, 'pet-large': 25 })
  expect(await seenFrom('DE', NOW)).toEqual({ can: 25, pet: 25, 'pet-large': 25 })
  expect(await seenFrom('FR', NOW)).toEqual({})
})

it('shows staff none', async () => {
  expect(await seenFrom(null, NOW)).toEqual({})
})

it('knows the VAT in a recommended price: of the customer’s own country, else of the seller’s', async () => {
  expect(await vatFrom('NL', NOW)).toEqual([2100, 900, null])
  expect(await vatFrom('NL', new Date('2018-12-31T22:00:00Z'))).toEqual([2100, 600, null])
  expect(await vatFrom('DE', NOW)).toEqual([1900, 700, null])
  expect(await vatFrom('CH', NOW)).toEqual([2100, 900, null])
  expect(await vatFrom(null, NOW)).toEqual([2100, 900, null])
  expect(await rates.of('DE', new Date('2024-05-12T10:30:00Z'))).toBe(await rates.of('DE', NOW))
})

it('asks the database once, and again when a deposit changes', async () => {
  await seenFrom('FR', NOW)
  database.counted()
  await seenFrom('DE', NOW)
  expect(database.counted()).toEqual([])
  await database.db.transaction(async tx => {
    await tx
      .insert(table)
      .values({ country: 'FR', depositClass: 'can', validFrom: '2020-01-01', amount: 10, taxed: false })
    await listRatesChanged(tx as never)
  })
  await expect.poll(() => seenFrom('FR', NOW)).toEqual({ can: 10 })
})
