const listeners = new Set<() => void>()

/** Subscribes to calls refused for lack of a session. @returns how to unsubscribe */
export function onSessionEnded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Called by `call` for 401 login_required; a visitor's page may get one too. */
export function notifySessionEnded(): void {
  for (const listener of listeners) listener()
}
