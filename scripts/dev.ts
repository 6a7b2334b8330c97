import { spawn } from 'node:child_process'
import { join } from 'node:path'

// The server restarts when one of its files changes; Vite serves the pages and proxies everything else to the server.
const root = join(import.meta.dirname, '..')
const port = process.env.PORT ?? '3000'

const children = [
  spawn(process.execPath, ['--watch', '--import', './server/src/platform/resolve-once.ts', 'server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
  }),
  spawn('vite', ['web'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, SERVER_URL: `http://127.0.0.1:${port}` },
  }),
]

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
  })
}
for (const child of children)
  child.once('exit', code => {
    for (const other of children) other.kill()
    process.exitCode ||= code ?? 0
  })
