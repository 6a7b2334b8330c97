import type { Db } from './database.ts'

/** Serialisation failure and deadlock: the database asks us to try again. */
const TRY_AGAIN = new Set(['40001', '40P01'])
const TRIES = 4

/** Runs the work in one transaction, again when the database had to choose a victim. The work must have no other effects. */
export const transaction = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  triedAgain(() => db.transaction(tx => work(tx as unknown as Db)))

/** The same for work of a single statement, which is a transaction without anybody saying so: two round trips less. */
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

/** Whether a write was refused by a CHECK of this name. */
export function violates(error: unknown, constraint: string): boolean {
  const found = databaseErrorIn(error)
  return found?.code === '23514' && found.constraint === constraint
}

/** Whether a write was refused because there is such a row already. */
export const isDuplicate = (error: unknown): boolean => databaseErrorIn(error)?.code === '23505'

type DatabaseError = { code: string; constraint?: string }

/** A database's own error with its SQLSTATE, looked for behind drizzle's wrapping too. */
function databaseErrorIn(error: unknown): DatabaseError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown }
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return cause as unknown as DatabaseError
  }
  return undefined
}
