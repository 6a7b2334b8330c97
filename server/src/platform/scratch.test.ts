import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { clearScratch, scratchFolder } from './scratch.ts'

/** Linux numbers no process so high. */
const NO_PROCESS = 2 ** 30

afterEach(() => void vi.unstubAllEnvs())

test('at the start folders go whose process is dead, and those of running processes stay (FF-1413)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'scratch-test-'))
  vi.stubEnv('TMPDIR', folder)
  const made = [
    `fairfloor-export-${NO_PROCESS}-Ab12`,
    `fairfloor-sheet-${process.ppid}-Ab12`,
    'fairfloor-app-x',
    'other',
  ]
  for (const name of made) {
    await mkdir(join(folder, name))
    await writeFile(join(folder, name, 'data.zip'), 'PK')
  }
  // Its number is that of this process, as in a container in which each start has the first one.
  const earlier = await scratchFolder('import')
  await clearScratch()
  expect(existsSync(earlier)).toBe(false)
  expect(made.filter(name => existsSync(join(folder, name)))).toEqual(made.slice(1))
  await rm(folder, { recursive: true })
})
