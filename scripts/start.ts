import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { closeAtStop } from '../server/src/stopping.ts'
import { webIsBuilt } from './build-web.ts'
import '../server/src/platform/resolve-once.ts'

// npm start: builds the pages if they are missing or outdated, then runs the server in this very process. Node's
// compile cache speeds up the next start.
const root = join(import.meta.dirname, '..')
enableCompileCache(join(root, 'node_modules/.cache/node'))

if (!webIsBuilt()) {
  // What is set wrongly is said before the build takes its minutes.
  const { readConfig } = await import('../server/src/platform/config.ts')
  try {
    readConfig(process.env)
  } catch (error) {
    console.error(`Fairfloor cannot start. ${(error as Error).message}`)
    process.exit(1)
  }
  // In its own process, so that the bundler does not stay in the server's memory.
  const builder = spawn(process.execPath, [join(import.meta.dirname, 'build.ts')], { stdio: 'inherit' })
  closeAtStop(async () => {
    builder.kill()
  })
  const [status] = await once(builder, 'close')
  if (status !== 0) process.exit(status ?? 1)
}
await import('../server/src/main.ts')
