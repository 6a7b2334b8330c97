import { readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second on every usual machine. */
const TICKS_PER_SECOND = 100
/** Places in /proc/PID/stat, behind the name: user and system time, and both of the ended children that it waited for. */
const [FIRST, LAST] = [11, 15]

/**
 * Processor time that a process and its ended children have used.
 * @returns seconds; undefined where there is no /proc, or no such process
 */
export function processorSeconds(pid: number | 'self'): number | undefined {
  try {
    // The name may contain blanks and brackets.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
    return fields.slice(FIRST, LAST).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND
  } catch {
    return undefined
  }
}
