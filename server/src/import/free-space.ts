import { statfsSync } from 'node:fs'
import type { Config } from '../platform/config.ts'

/** The embedded database's journal grows by 16 MB at a time, and it never comes back from one that does not fit. */
const NEEDED = 40_000_000

/** Asked before anything is written. @throws Error ENOSPC where the embedded database would run out of space */
export function guardSpace({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): void {
  if (databaseUrl) return
  const { bavail, bsize } = statfsSync(dataDir)
  if (bavail * bsize < NEEDED) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
}
