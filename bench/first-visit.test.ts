import { beforeAll, expect, test } from 'vitest'
import { buildWeb } from '../scripts/build-web.ts'
import { firstVisit } from './first-visit.ts'

beforeAll(() => buildWeb(), 120_000)

test('what a first visit loads keeps to its budget', () => {
  for (const { what, bytes, most } of firstVisit()) {
    expect(bytes, what).toBeGreaterThan(50_000)
    expect(bytes, what).toBeLessThanOrEqual(most)
  }
})
