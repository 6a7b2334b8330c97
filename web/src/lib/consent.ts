import { useSyncExternalStore } from 'react'

/** The answer about third-party scripts; null before it was given. */
export type Consent = 'allowed' | 'declined' | null

const KEY = 'fairfloor.consent'
const listeners = new Set<() => void>()
let current: Consent | undefined

// Storage throws in private windows and where it is forbidden; the answer then lasts for the visit.
function read(): Consent {
  try {
    const stored = localStorage.getItem(KEY)
    return stored === 'allowed' || stored === 'declined' ? stored : null
  } catch {
    return null
  }
}

/** Stores the answer; null asks again. Scripts that are loaded can only be removed by a reload. */
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
