const listeners = new Set<() => void>()

/** Hears of every call of this page that has changed something. @returns the way to stop */
export function onChanged(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Said by `call` when the server has done what was asked. */
export function notifyChanged(): void {
  for (const listener of listeners) listener()
}
