import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { watchProcessors } from './processor-seconds.ts'

/** Starts a process of its own that is busy for a second, and ends before it. */
const LEAVES_ONE_BEHIND = `
  const busy = 'while (process.cpuUsage().user < 1e6) for (let i = 0; i < 1e7; i++); console.log("done")'
  require('node:child_process').spawn(process.execPath, ['-e', busy], { stdio: 'inherit', detached: true }).unref()
  setTimeout(() => process.exit(), 400)`

test.runIf(process.platform === 'linux')('what a process uses that nobody waits for is counted, too', async () => {
  const watched = watchProcessors()
  const before = watched.seconds()!
  const child = spawn(process.execPath, ['-e', LEAVES_ONE_BEHIND], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [printed] = await once(child.stdout, 'data')
  expect(String(printed).trim()).toBe('done')
  expect(watched.seconds()! - before).toBeGreaterThan(0.9)
  watched.stop()
})
