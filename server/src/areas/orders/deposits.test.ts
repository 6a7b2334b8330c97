import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../platform/testing/database.ts'
import { depositsFor } from './deposits.ts'
import { makeCustomer, makeHouse, NOW } from './test-house.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  await makeHouse(database.db)
})
afterAll(() => database.close())

const seenFrom = async (country: string, now: Date) => {
  const { customerId } = await makeCustomer(database.db, country)
  return Object.fromEntries(await depositsFor(database.db, customerId, now))
}

it('shows the deposits of the customer’s own country as they hold on the day', async () => {
  expect(await seenFrom('NL', NOW)).toEqual({ can: 15, pet: 15, 'pet-large': 25 })
  expect(await seenFrom('NL', new Date('2022-01-01T12:00:00Z'))).toEqual({ pet: 15, 'pet-large': 25 })
  expect(await seenFrom('DE', NOW)).toEqual({ can: 25, pet: 25, 'pet-large': 25 })
  expect(await seenFrom('FR', NOW)).toEqual({})
})

it('shows staff none', async () => {
  expect((await depositsFor(database.db, null, NOW)).size).toBe(0)
})
