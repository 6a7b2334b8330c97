import { newIdempotencyKey } from '../call.ts'
import { useDraft } from './draft.ts'

/** A binding call that got no answer yet. */
export type Attempt<B> = { readonly key: string; readonly body: B }

/** Older ones have been answered by their effect: the basket was empty. */
const MOST_ATTEMPTS = 5

/**
 * Binding calls without an answer, each with its key. Kept until one comes, also over a reload: the same call made again
 * has the same key, and so is done once.
 * @param name where they are kept
 */
export function useAttempts<B extends object>(name: string) {
  const [attempts, keep, forget] = useDraft(name, readAttempts<B>)
  const drop = (...bodies: readonly B[]) => {
    if (bodies.length === 0) return
    const left = attempts.filter(attempt => !bodies.some(body => isSame(attempt.body, body)))
    if (left.length > 0) keep(left)
    else forget()
  }
  return {
    attempts,
    keyFor(body: B): string {
      const known = attempts.find(attempt => isSame(attempt.body, body))
      if (known) return known.key
      const key = newIdempotencyKey()
      keep([...attempts, { key, body }].slice(-MOST_ATTEMPTS))
      return key
    },
    /** They were refused: made again they are other attempts. Several at once, as each call sees the attempts of its render. */
    drop,
    forget,
  }
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

function readAttempts<B>(stored: unknown): readonly Attempt<B>[] {
  if (!Array.isArray(stored)) return []
  return stored.filter(
    (one): one is Attempt<B> => typeof one?.key === 'string' && typeof one.body === 'object' && one.body !== null,
  )
}
