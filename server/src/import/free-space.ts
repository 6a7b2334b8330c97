import { statfsSync } from 'node:fs'
import type { Config } from '../platform/config.ts'

/** The embedded database's journal grows in steps of 16 MB, and the database does not recover if one does not fit. */
const NEEDED = 40_000_000

/** Checked before writing. @throws Error ENOSPC if the embedded database would run out of space */
export function guardSpace({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): void {
  if (databaseUrl) return
  const { bavail, bsize } = statfsSync(dataDir)
  if (bavail * bsize < NEEDED) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
}
