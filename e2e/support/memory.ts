import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A folder for what the processes of a run tell one another. */
export const memoryVariable = 'E2E_MEMORY'

const fileOf = (name: string) => join(process.env[memoryVariable]!, name)

/** Adds lines for the other processes of this run. */
export const remember = (name: string, lines: readonly string[]): void =>
  appendFileSync(fileOf(name), lines.map(line => `${line}\n`).join(''))

/** How often each line was added, by any process of this run. */
export function remembered(name: string): Map<string, number> {
  const times = new Map<string, number>()
  for (const line of readFileSync(fileOf(name), { encoding: 'utf8', flag: 'a+' }).split('\n'))
    if (line) times.set(line, (times.get(line) ?? 0) + 1)
  return times
}
