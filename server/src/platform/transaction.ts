import type { Db } from './database.ts'

/** Serialisation failure and deadlock: the database asks us to try again. */
const TRY_AGAIN = new Set(['40001', '40P01'])
const TRIES = 4

/** Runs the work in one transaction, again when the database had to choose a victim. The work must have no other effects. */
export async function transaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(tx => work(tx as unknown as Db))
    } catch (error) {
      if (attempt >= TRIES || !TRY_AGAIN.has(databaseCode(error) ?? '')) throw error
    }
  }
}

/** The SQLSTATE of a database error, looked for behind drizzle's wrapping too. */
function databaseCode(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown }
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code
  }
  return undefined
}
