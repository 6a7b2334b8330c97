import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { Platform } from '../../../platform/platform.ts'
import { type Run, runUploaded } from './run-import.ts'

const CHILD = join(import.meta.dirname, '../../../import-child.ts')
const MEMORY_MB = 400

/**
 * Runs imports beside the requests: in a process of their own on a PostgreSQL server, where reading a large file would hold requests
 * up. The embedded database has one process: there they run in ours, a thousand rows at a time.
 */
export function openImportRunner(
  { config, clock, files, backgroundDb: db, log, server }: Platform,
  guardWriting: () => void,
): (run: Run) => void {
  const running = new Set<Promise<void>>()
  server.addHook('onClose', () => Promise.all(running).then(() => {}))

  const runHere = (run: Run) => runUploaded({ db, files, clock, guardWriting }, run)

  const runBeside = (run: Run, databaseUrl: string) =>
    new Promise<void>((resolve, reject) => {
      const child = fork(CHILD, [JSON.stringify(run), clock().toISOString()], {
        execArgv: [`--max-old-space-size=${MEMORY_MB}`],
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        env: {
          ...process.env,
          DATABASE_URL: databaseUrl,
          DATABASE_CONNECTIONS: '1',
          DATA_DIR: config.dataDir,
          ...(config.filesUrl && { FILES_URL: config.filesUrl }),
        },
      })
      child.on('error', reject)
      child.on('exit', code => (code === 0 ? resolve() : reject(new Error(`The import ended with ${code}`))))
    })

  return run => {
    const { databaseUrl } = config
    const work = (databaseUrl ? runBeside(run, databaseUrl) : runHere(run))
      .catch(error => log.error({ err: error, import: run.id }, 'import'))
      .finally(() => running.delete(work))
    running.add(work)
  }
}
