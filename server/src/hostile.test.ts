import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLongRun } from './platform/testing/run.ts'
import { closeAttacked, faultsAs, openAttacked } from './test-attacks.ts'

beforeAll(openAttacked)
afterAll(closeAttacked)

// In the long run the operator is in a file of its own, which runs beside this one.
test('every field of every call refuses what it cannot take, in words, and changes nothing then (TS-038, TS-503, SH-512, SH-614, FF-305)', async () => {
  const others = ['visitor', 'buyer', 'client', 'exhibitor', 'agent'] as const
  expect(await faultsAs(isLongRun ? others : [...others, 'operator'])).toEqual([])
}, 900_000)
