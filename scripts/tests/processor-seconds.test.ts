import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { processorSeconds } from './processor-seconds.ts'

test.runIf(process.platform === 'linux')('what an ended child used is counted as its parent’s', () => {
  const before = processorSeconds('self')!
  spawnSync(process.execPath, ['-e', 'let sum = 0; for (let i = 0; i < 1e8; i++) sum += i % 7'])
  expect(processorSeconds('self')! - before).toBeGreaterThan(0.04)
})

test('a process that is not there has used nothing known', () => {
  expect(processorSeconds(2 ** 30)).toBeUndefined()
})
