import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeAttacked, faultsAs, openAttacked } from './test-attacks.ts'

beforeAll(openAttacked)
afterAll(closeAttacked)

// The operator is in a file of its own, which runs beside this one.
test('every field of every call refuses what it cannot take, in words, and changes nothing then', async () => {
  expect(await faultsAs(['visitor', 'buyer', 'client', 'exhibitor', 'agent'])).toEqual([])
}, 900_000)
