import { useSyncExternalStore } from 'react'

/** What was answered to the question whether other companies' scripts may be loaded; null while it was not. */
export type Consent = 'allowed' | 'declined' | null

const KEY = 'fairfloor.consent'
const listeners = new Set<() => void>()
let current: Consent | undefined

// Storage throws in private windows and where it is forbidden; the answer then holds for the visit.
function read(): Consent {
  try {
    const stored = localStorage.getItem(KEY)
    return stored === 'allowed' || stored === 'declined' ? stored : null
  } catch {
    return null
  }
}

/** Remembers the answer; null asks anew. What was loaded can only be got rid of by loading the page again. */
export function answerConsent(answer: Consent): void {
  const before = current
  current = answer
  try {
    if (answer === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, answer)
  } catch {}
  if (before === 'allowed' && answer !== 'allowed') location.reload()
  for (const listener of listeners) listener()
}

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function useConsent(): Consent {
  return useSyncExternalStore(listen, () => {
    current ??= read()
    return current
  })
}
