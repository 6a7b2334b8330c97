import type { Db } from './database.ts'

/** Serialisation failure and deadlock: the database asks for a retry. */
const TRY_AGAIN = new Set(['40001', '40P01'])
const TRIES = 4

/** Runs the work in one transaction, again after a deadlock or serialisation failure. The work must have no other effects. */
export const transaction = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  triedAgain(() => db.transaction(tx => work(tx as unknown as Db)))

/** The same for a single statement, which is an implicit transaction: two round trips less. */
export const statement = <T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> => triedAgain(() => work(db))

async function triedAgain<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= TRIES || !TRY_AGAIN.has(databaseErrorIn(error)?.code ?? '')) throw error
    }
  }
}

/** Whether a CHECK of this name refused a write. */
export function violates(error: unknown, constraint: string): boolean {
  const found = databaseErrorIn(error)
  return found?.code === '23514' && found.constraint === constraint
}

/** Whether a unique constraint refused a write. */
export const isDuplicate = (error: unknown): boolean => databaseErrorIn(error)?.code === '23505'

type DatabaseError = { code: string; constraint?: string }

/** The database error with its SQLSTATE, also inside drizzle's wrapper. */
function databaseErrorIn(error: unknown): DatabaseError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown }
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return cause as unknown as DatabaseError
  }
  return undefined
}
