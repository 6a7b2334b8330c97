import { useSyncExternalStore } from 'react'

/** A page younger than this is not reloaded by itself: reloading did not help. */
const LEAST_AGE_MS = 10_000

let isOutdated = false
const listeners = new Set<() => void>()

/** The server has another build than this page. */
export function markOutdated(): void {
  isOutdated = true
  for (const listener of listeners) listener()
}

export const useIsOutdated = (): boolean => useSyncExternalStore(listen, () => isOutdated)

/** Loads the server's build, unless that has just been done. What is typed is in the browser's storage. */
export function renewPage(): void {
  if (performance.now() > LEAST_AGE_MS) location.reload()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
