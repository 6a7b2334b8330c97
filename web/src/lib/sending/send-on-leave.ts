type Call<Line> = (id: number, line: Line) => Promise<unknown>

interface Pending<Line> {
  /** Changes that the server has not accepted yet, by flavour id. */
  unsent: () => Iterable<readonly [number, Line]>
  /** Sends them one after the other. */
  sendAll: () => void
  /** Sends one at once; with `onceEach`. */
  call: Call<Line>
}

/** Sends pending changes when the page is hidden or closed. @returns what stops that */
export function sendOnLeave<Line>({ unsent, sendAll, call }: Pending<Line>): () => void {
  // Phones may close a hidden tab without a further event.
  const hide = () => {
    if (document.visibilityState === 'hidden') sendAll()
  }
  // A closed tab waits neither for the debounce nor for the calls before.
  const close = () => {
    for (const [id, line] of unsent()) void call(id, line).catch(() => {})
  }
  document.addEventListener('visibilitychange', hide)
  addEventListener('pagehide', close)
  return () => {
    document.removeEventListener('visibilitychange', hide)
    removeEventListener('pagehide', close)
  }
}

/** Makes the call of a line once: a page that comes back from the browser's cache carries on with the call made then. */
export function onceEach<Line extends object>(call: Call<Line>): Call<Line> {
  const made = new WeakMap<Line, Promise<unknown>>()
  return (id, line) => {
    const answer = made.get(line) ?? call(id, line)
    made.set(line, answer)
    return answer
  }
}
