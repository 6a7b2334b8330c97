import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Environment, run } from './command.ts'
import { type Counts, playwrightCounts, vitestCounts } from './counts.ts'

/** A command that either passes or fails. */
export async function command(name: string, options: readonly string[]): Promise<Counts> {
  const passed = await run(name, options)
  return passed ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }
}

/** @param options of the command, such as `--project` and parts of the names of files */
export const vitest = (options: readonly string[], env: Environment = {}): Promise<Counts> =>
  reported(async report => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const passed = await run('vitest', ['run', ...options, ...reporters], env)
    return vitestCounts(read(report), passed)
  })

/** @param options of the command, such as `--grep` and names of files */
export const playwright = (options: readonly string[], env: Environment): Promise<Counts> =>
  reported(async report => {
    const reporting = { PLAYWRIGHT_JSON_OUTPUT_FILE: report }
    const passed = await run('playwright', ['test', ...options, '--reporter=list,json'], { ...env, ...reporting })
    return playwrightCounts(read(report), passed)
  })

/** Reports are gone as soon as they are counted. */
async function reported(counted: (report: string) => Promise<Counts>): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'fairfloor-report-'))
  try {
    return await counted(join(folder, 'report.json'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function read(report: string): string | undefined {
  try {
    return readFileSync(report, 'utf8')
  } catch {
    return undefined
  }
}
