import { useState } from 'react'
import { usePendingUser } from './pending.tsx'
import { storedKeys } from './stored-keys.ts'

const prefix = 'fairfloor.draft.'

/**
 * What somebody has begun to fill in. It lives in the browser's storage, so it survives a reload, a closed popup, an
 * expired session and a failed call; another person at the same browser never finds it.
 * @param read makes a value of what was stored, whatever that is
 * @returns the value, how to change it, and how to forget it
 */
export function useDraft<T>(
  name: string,
  read: (stored: unknown) => T,
): [value: T, change: (value: T) => void, forget: () => void] {
  const key = `${prefix}${usePendingUser()}.${name}`
  const [kept, keep] = useState(() => ({ key, value: read(stored(key)) }))
  const value = kept.key === key ? kept.value : read(stored(key))
  const change = (next: T) => {
    keep({ key, value: next })
    store(key, JSON.stringify(next))
  }
  const forget = () => {
    keep({ key, value: read(null) })
    store(key, null)
  }
  return [value, change, forget]
}

/** Forgets all that a person has begun to fill in. */
export function forgetDrafts(user: string | number): void {
  for (const key of storedKeys(`${prefix}${user}.`)) store(key, null)
}

function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

// Storage may be forbidden or full: then it lives as long as what shows it.
function store(key: string, text: string | null) {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {}
}
