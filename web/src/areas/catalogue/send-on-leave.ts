type Call<Draft> = (id: number, draft: Draft) => Promise<unknown>

interface Pending<Draft> {
  /** Changes that the server has not accepted yet, by flavour id. */
  unsent: () => Iterable<readonly [number, Draft]>
  /** Sends them one after the other. */
  sendAll: () => void
  /** Sends one at once; with `onceEach`. */
  call: Call<Draft>
}

/** Sends pending changes when the page is hidden or closed. @returns what stops that */
export function sendOnLeave<Draft>({ unsent, sendAll, call }: Pending<Draft>): () => void {
  // Phones may close a hidden tab without a further event.
  const hide = () => {
    if (document.visibilityState === 'hidden') sendAll()
  }
  // A closed tab waits neither for the debounce nor for the calls before.
  const close = () => {
    for (const [id, draft] of unsent()) void call(id, draft).catch(() => {})
  }
  document.addEventListener('visibilitychange', hide)
  addEventListener('pagehide', close)
  return () => {
    document.removeEventListener('visibilitychange', hide)
    removeEventListener('pagehide', close)
  }
}

/** Makes the call of a draft once: a page that comes back from the browser's cache carries on with the call made then. */
export function onceEach<Draft extends object>(call: Call<Draft>): Call<Draft> {
  const made = new WeakMap<Draft, Promise<unknown>>()
  return (id, draft) => {
    const answer = made.get(draft) ?? call(id, draft)
    made.set(draft, answer)
    return answer
  }
}
