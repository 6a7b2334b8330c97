import { newIdempotencyKey } from '../../../lib/call.ts'
import { useDraft } from '../../../lib/draft.ts'
import type { Wanted } from './checkout.ts'
import { useOfBasket } from './of-basket.ts'

/** A placing that got no answer yet. */
type Attempt = { readonly key: string; readonly body: Wanted }

/** Older ones have been answered by their effect: the basket was empty. */
const MOST_ATTEMPTS = 5

/**
 * The placings without an answer, each with its key. Kept until one comes, also over a reload: the same order sent again
 * has the same key, and so is placed once.
 */
export function useAttempts() {
  const [attempts, keep, forget] = useDraft(useOfBasket().sent, readAttempts)
  const drop = (body: Wanted) => {
    const left = attempts.filter(attempt => !isSame(attempt.body, body))
    if (left.length > 0) keep(left)
    else forget()
  }
  return {
    attempts,
    keyFor(body: Wanted): string {
      const known = attempts.find(attempt => isSame(attempt.body, body))
      if (known) return known.key
      const key = newIdempotencyKey()
      keep([...attempts, { key, body }].slice(-MOST_ATTEMPTS))
      return key
    },
    /** It was refused: sent again it is another attempt. */
    drop,
    forget,
  }
}

const isSame = (a: Wanted, b: Wanted): boolean => JSON.stringify(a) === JSON.stringify(b)

function readAttempts(stored: unknown): readonly Attempt[] {
  if (!Array.isArray(stored)) return []
  return stored.filter(
    (one): one is Attempt => typeof one?.key === 'string' && typeof one.body === 'object' && one.body !== null,
  )
}
