const listeners = new Set<() => void>()

/** Hears of calls that were refused for want of a session. @returns the way to stop */
export function onSessionEnded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Said by `call` for an answer 401 login_required; a visitor's page may get one too. */
export function notifySessionEnded(): void {
  for (const listener of listeners) listener()
}
