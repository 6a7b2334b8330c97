import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from '../../scripts/build-web.ts'
import { DURING } from './edition.ts'
import { memoryVariable } from './memory.ts'
import { Server } from './server.ts'

/** A data folder with the demo, for the workers to copy; loading the demo each time would be slower. */
export const templateVariable = 'E2E_TEMPLATE'

/** A folder with the demo and the stories' customers, in the one for temporary files or another, which the caller removes. */
export async function makeTemplate(within?: string): Promise<string> {
  const server = await Server.start({ clock: DURING.before, ...(within ? { within } : {}) })
  await server.stop()
  await server.run('e2e/support/make-customers.ts')
  return server.dataDir
}

/** Before all tests: builds the pages, and makes a template unless one is given. */
export default async function setup() {
  await buildWeb()
  const memory = mkdtempSync(join(tmpdir(), 'fairfloor-e2e-memory-'))
  process.env[memoryVariable] = memory
  const folders = [memory]
  if (!process.env[templateVariable]) {
    const template = await makeTemplate()
    process.env[templateVariable] = template
    folders.push(template)
  }
  return () => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
}
