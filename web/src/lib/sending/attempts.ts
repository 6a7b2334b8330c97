import { useLayoutEffect, useRef } from 'react'
import { newIdempotencyKey } from '../call.ts'
import { useDraft } from './draft.ts'

/** A binding call that got no answer yet. */
export type Attempt<B> = {
  readonly key: string
  readonly body: B
  /** When it was sent, in ms, until the page knows that no answer comes. */
  readonly sentAt?: number
}

/** Older ones have been answered by their effect: the basket was empty. */
const MOST_ATTEMPTS = 5

/**
 * Binding calls without an answer, each with its key. Kept until one comes, also over a reload: the same call made again
 * has the same key, and so is done once.
 * @param name where they are kept
 */
export function useAttempts<B extends object>(name: string) {
  const [attempts, keep, forget] = useDraft(name, readAttempts<B>)
  // A call goes on with what is kept by now, not with the attempts of its render.
  const now = useRef(attempts)
  useLayoutEffect(() => {
    now.current = attempts
  }, [attempts])
  const put = (next: readonly Attempt<B>[]) => {
    now.current = next
    if (next.length > 0) keep(next)
    else forget()
  }
  const find = (body: B) => now.current.find(attempt => isSame(attempt.body, body))
  const without = (body: B) => now.current.filter(attempt => !isSame(attempt.body, body))
  return {
    attempts,
    keyFor(body: B): string {
      const key = find(body)?.key ?? newIdempotencyKey()
      put([...without(body), { key, body, sentAt: Date.now() }].slice(-MOST_ATTEMPTS))
      return key
    },
    /** No answer comes: it may have been done. */
    lost(body: B) {
      const known = find(body)
      if (known) put([...without(body), { key: known.key, body }])
    },
    /** It was refused: made again it is another attempt. */
    drop: (body: B) => put(without(body)),
    forget: () => put([]),
  }
}

export type Attempts<B extends object> = ReturnType<typeof useAttempts<B>>

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

function readAttempts<B>(stored: unknown): readonly Attempt<B>[] {
  if (!Array.isArray(stored)) return []
  return stored.filter(
    (one): one is Attempt<B> => typeof one?.key === 'string' && typeof one.body === 'object' && one.body !== null,
  )
}
