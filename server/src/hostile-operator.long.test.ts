import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeAttacked, faultsAs, openAttacked } from './test-attacks.ts'

beforeAll(openAttacked)
afterAll(closeAttacked)

test('every field of every call refuses from the operator, too, what it cannot take (FF-305)', async () => {
  expect(await faultsAs(['operator'])).toEqual([])
}, 900_000)
