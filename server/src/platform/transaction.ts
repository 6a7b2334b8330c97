import type { Db } from './database.ts'
import { databaseErrorIn, triedAgain } from './tried-again.ts'

/** Runs the work in one transaction, again after a deadlock or serialisation failure. The work must have no other effects. */
export const transaction = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  triedAgain(() => db.transaction(tx => work(tx as unknown as Db)))

/** The same for a single statement, which is an implicit transaction: two round trips less. */
export const statement = <T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> => triedAgain(() => work(db))

/** What the work would have answered; all that it wrote is taken back, and what it locked is free again. */
export async function undone<T>(tx: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const undo = new Error('Taken back')
  let answer: T
  await tx
    .transaction(async inner => {
      answer = await work(inner as unknown as Db)
      throw undo
    })
    .catch(error => {
      if (error !== undo) throw error
    })
  return answer!
}

/** Whether a CHECK of this name refused a write. */
export function violates(error: unknown, constraint: string): boolean {
  const found = databaseErrorIn(error)
  return found?.code === '23514' && found.constraint === constraint
}

/** Whether a unique constraint refused a write. */
export const isDuplicate = (error: unknown): boolean => databaseErrorIn(error)?.code === '23505'
