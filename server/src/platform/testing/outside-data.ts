import { appendFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'

/** Files that others have made and that are not the project's to copy: they lie beside its folder, on some machines. */
const FOLDER = process.env.TEST_OUTSIDE_DATA ?? join(import.meta.dirname, '../../../../../shared/data')

/**
 * Finds a file or folder of others. A test has small ones of its own and tries those in addition. Where they are missing,
 * `npm test` names at its end what ran weaker.
 * @param test that asks, as it is named at the end
 * @param what it goes without
 * @returns its path, or undefined where this machine has none
 */
export function outsideData(name: string, test: string, what: string): string | undefined {
  const path = join(FOLDER, name)
  if (existsSync(path)) return path
  ranWeaker(test, what)
  return undefined
}

/** Notes that a test goes without something on this machine. */
export function ranWeaker(test: string, what: string): void {
  const line = `${test}: without ${what}`
  const { TEST_WEAKER_FILE: file } = process.env
  if (file) appendFileSync(file, `${line}\n`)
  else console.log(`Weaker here. ${line}.`)
}
