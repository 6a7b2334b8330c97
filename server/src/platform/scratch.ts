import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What it is for, and the process that made it. */
const NAMES = /^fairfloor-(?:export|import|sheet|upload)-(\d+)-/

/** A temporary folder. The caller removes it when its work is done. */
export const scratchFolder = (what: 'export' | 'import' | 'sheet' | 'upload'): Promise<string> =>
  mkdtemp(join(tmpdir(), `fairfloor-${what}-${process.pid}-`))

/** Removes what processes have left behind that were killed. Call before this one makes folders: it may have the number of one of them. */
export async function clearScratch(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const maker = NAMES.exec(name)?.[1]
    if (maker === undefined || isOther(Number(maker))) continue
    // One that is somebody else's stays.
    await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => undefined)
  }
}

/** Whether a process of this number runs beside this one. */
function isOther(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It runs as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
