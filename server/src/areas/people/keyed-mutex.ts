/** Keyed mutex: work with the same key runs one after the other, in order of arrival; other keys run concurrently. */
export type KeyedMutex = <T>(key: string, work: () => Promise<T>) => Promise<T>

export function makeKeyedMutex(): KeyedMutex {
  const last = new Map<string, Promise<unknown>>()
  return (key, work) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work, work)
    const ended = () => {
      if (last.get(key) === turn) last.delete(key)
    }
    last.set(key, turn)
    turn.then(ended, ended)
    return turn
  }
}
