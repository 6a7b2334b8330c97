import { execFile } from 'node:child_process'
import { join } from 'node:path'

const RESOLVE_ONCE = join(import.meta.dirname, '../resolve-once.ts')
const COMPILED = join(import.meta.dirname, '../../../../node_modules/.cache/node')

export type Ended = { code: number; output: string; errors: string }

/** Runs a terminal command (`setup`, `user`, `import` …) in its own process. */
export const runCommandOf = (name: string, env: Record<string, string>, ...options: string[]): Promise<Ended> =>
  new Promise(resolve => {
    const { PATH, TMPDIR } = process.env
    execFile(
      process.execPath,
      ['--import', RESOLVE_ONCE, '--liftoff-only', join(import.meta.dirname, `../../${name}.ts`), ...options],
      { env: { PATH, TMPDIR, NODE_COMPILE_CACHE: COMPILED, LOG_LEVEL: 'error', ...env } },
      (error, output, errors) => resolve({ code: error ? Number(error.code) : 0, output, errors }),
    )
  })
