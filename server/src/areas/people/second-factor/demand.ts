import type { Db } from '../../../platform/database.ts'
import type { Platform } from '../../../platform/platform.ts'

/** Whether operators and agents need a second factor: as configured, else everywhere but in the demo. */
export function makeDemand(
  { config, db }: Pick<Platform, 'config' | 'db'>,
  hasDemo: (db: Db) => Promise<boolean>,
): () => Promise<boolean> {
  let isDemo = false
  return async () => {
    if (config.secondFactor) return config.secondFactor === 'staff'
    isDemo ||= await hasDemo(db)
    return !isDemo
  }
}
