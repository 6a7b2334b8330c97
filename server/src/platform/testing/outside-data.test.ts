import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { outsideData } from './outside-data.ts'

const folder = mkdtempSync(join(tmpdir(), 'fairfloor-weaker-'))
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

test('what a test goes without because a machine does not have it is noted for the last lines of the run', () => {
  const noted = join(folder, 'weaker.txt')
  vi.stubEnv('TEST_WEAKER_FILE', noted)
  expect(outsideData('nowhere/none.csv', 'prices', 'a real price list')).toBeUndefined()
  expect(outsideData('nowhere', 'photos', 'photographs')).toBeUndefined()
  expect(readFileSync(noted, 'utf8')).toBe('prices: without a real price list\nphotos: without photographs\n')
})
