import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second on every usual machine. */
const TICKS_PER_SECOND = 100
const LOOK_EVERY_MS = 250

/** A process. Its key has when it started, too: numbers are used again. */
type Process = { readonly key: string; readonly pid: number; readonly parent: number; readonly ticks: number }

/**
 * Counts the processor time of this process and of all that it starts, also those that nobody waits for, as the parts of a
 * browser. It looks at all processes again and again, so one that lives for less than a moment is not counted.
 * @returns seconds so far; undefined where there is no /proc
 */
export function watchProcessors(): { seconds(): number | undefined; stop(): void } {
  const ours = new Map<string, number>()
  const look = () => {
    const all = processes()
    const known = new Set(all.filter(({ key }) => ours.has(key)).map(({ pid }) => pid)).add(process.pid)
    // A child has a parent that is ours; their numbers are in no order.
    for (let before = 0; before !== known.size; ) {
      before = known.size
      for (const { pid, parent } of all) if (known.has(parent)) known.add(pid)
    }
    for (const { key, pid, ticks } of all) if (known.has(pid)) ours.set(key, ticks)
  }
  const timer = setInterval(look, LOOK_EVERY_MS).unref()
  return {
    seconds() {
      look()
      if (ours.size === 0) return undefined
      return [...ours.values()].reduce((sum, ticks) => sum + ticks, 0) / TICKS_PER_SECOND
    },
    stop: () => clearInterval(timer),
  }
}

function processes(): Process[] {
  try {
    return readdirSync('/proc').flatMap(name => (/^\d+$/.test(name) ? read(Number(name)) : []))
  } catch {
    return []
  }
}

function read(pid: number): Process[] {
  try {
    // The name, which may contain blanks and brackets, comes before these.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
    const [parent, user, system, started] = [fields[1], fields[11], fields[12], fields[19]]
    return [{ key: `${pid} ${started}`, pid, parent: Number(parent), ticks: Number(user) + Number(system) }]
  } catch {
    // It has ended meanwhile.
    return []
  }
}
