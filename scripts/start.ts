import { spawnSync } from 'node:child_process'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { webIsBuilt } from './build-web.ts'
import '../server/src/platform/resolve-once.ts'

// npm start: the pages where they are missing or old, then the server in this very process. What Node has compiled once it
// finds again at the next start.
const root = join(import.meta.dirname, '..')
enableCompileCache(join(root, 'node_modules/.cache/node'))

if (!webIsBuilt()) {
  // In a process of its own: the bundler shall not stay in the server's memory.
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'build-web.ts')], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
await import('../server/src/main.ts')
