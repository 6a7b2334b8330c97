/** Serialisation failure and deadlock: the database asks for a retry. */
const TRY_AGAIN = new Set(['40001', '40P01'])
const TRIES = 4

/** Runs the work again, up to so many times, where the database asks for it. The work must have no other effects. */
export async function triedAgain<T>(work: () => Promise<T>, tries = TRIES): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= tries || !TRY_AGAIN.has(databaseErrorIn(error)?.code ?? '')) throw error
    }
  }
}

type DatabaseError = { code: string; constraint?: string }

/** The database error with its SQLSTATE, also inside drizzle's wrapper. */
export function databaseErrorIn(error: unknown): DatabaseError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown }
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return cause as unknown as DatabaseError
  }
  return undefined
}
