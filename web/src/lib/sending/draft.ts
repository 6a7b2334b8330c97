import { useState } from 'react'
import { forgetPending, storedKeys, useOwner } from './pending.tsx'

const prefix = 'fairfloor.draft.'

/**
 * Input that is not submitted yet. Stored in the browser, it survives a reload, a closed popup, an expired session and
 * a failed call; other users of the same browser never see it.
 * @param read converts the stored value, of any form
 * @returns the value, a setter, and a function to forget it
 */
export function useDraft<T>(
  name: string,
  read: (stored: unknown) => T,
): [value: T, change: (value: T) => void, forget: () => void] {
  const key = `${prefix}${useOwner()}.${name}`
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

/**
 * Forgets the drafts and typed quantities of a user at logout, as the computer may be shared. Settings of the browser stay,
 * such as the language and the consent.
 */
export function forgetTyped(user: string | number): void {
  forgetPending(user)
  for (const key of storedKeys(`${prefix}${user}.`)) store(key, null)
}

function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

// Storage may be forbidden or full: the draft then lives as long as its component.
function store(key: string, text: string | null) {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {}
}
