import { rmSync } from 'node:fs'
import { buildWeb } from '../../scripts/build-web.ts'
import { DURING } from './edition.ts'
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
  if (process.env[templateVariable]) return
  const template = await makeTemplate()
  process.env[templateVariable] = template
  return () => rmSync(template, { recursive: true, force: true })
}
