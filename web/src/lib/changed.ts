const listeners = new Set<() => void>()

/** Subscribes to successful calls of this page that changed something. @returns how to unsubscribe */
export function onChanged(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Called by `call` after a successful change. */
export function notifyChanged(): void {
  for (const listener of listeners) listener()
}
