import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from '../../scripts/build-web.ts'
import { DURING } from './edition.ts'
import { memoryVariable } from './memory.ts'
import { Server } from './server.ts'

/** A data folder with the demo, for the workers to copy; loading the demo each time would be slower. */
export const templateVariable = 'E2E_TEMPLATE'

/**
 * Before all tests: builds the pages, and loads the demo with customers for the stories once, unless a folder is given.
 */
export default async function setup() {
  await buildWeb()
  const memory = mkdtempSync(join(tmpdir(), 'fairfloor-e2e-memory-'))
  process.env[memoryVariable] = memory
  const folders = [memory]
  if (!process.env[templateVariable]) {
    const server = await Server.start({ clock: DURING.before })
    await server.stop()
    await server.run('e2e/support/make-customers.ts')
    process.env[templateVariable] = server.dataDir
    folders.push(server.dataDir)
  }
  return () => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
}
