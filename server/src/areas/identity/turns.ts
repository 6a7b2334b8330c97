/** Runs work with the same key one after the other, in the order of asking; work with other keys at the same time. */
export type Turns = <T>(key: string, work: () => Promise<T>) => Promise<T>

export function makeTurns(): Turns {
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
