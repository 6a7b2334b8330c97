import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Locks the data folder for this process: the embedded database supports a single process but does not lock. A lock
 * left by a dead process (kill -9) is taken over.
 * @returns a function that releases the folder
 * @throws Error that names the process holding the folder
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock')
  for (let attempt = 0; ; attempt++) {
    try {
      writeFileSync(file, `${process.pid} ${startOf(process.pid) ?? ''}`, { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || attempt > 0) throw error
      const [pid, start] = readFileSync(file, 'utf8').split(' ')
      if (isAlive(Number(pid), start))
        throw new Error(
          `The data folder ${folder} is in use by process ${pid}. Stop that process first, or set DATABASE_URL to a PostgreSQL server, which many processes can share.`,
        )
      rmSync(file, { force: true })
    }
  }
}

function isAlive(pid: number, start: string | undefined): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  // After a reboot or in a container the pid may be reused: the start time tells the processes apart.
  const now = startOf(pid)
  return !start || !now || now === start
}

/** Start time of a process in clock ticks since boot, if the system reports it (Linux). */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return undefined
  }
}
