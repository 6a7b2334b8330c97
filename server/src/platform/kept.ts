import type { Bus } from './bus.ts'

const MOST = 10_000

/** What is read from the database by a number, kept in memory until a server says that it changed. */
export type Kept<Value> = {
  of(key: number): Promise<Value>
  /**
   * Says in the transaction of the change that what has this number is no longer so: when it commits, every server
   * forgets it.
   */
  changed(tx: Parameters<Bus['notify']>[0], key: number): Promise<void>
  /** Forgets on this server at once, for who must see their own change: after the commit. Nothing: everything. */
  forget(key?: number): void
}

/** @param channel of the bus; a note without a number means everything */
export async function keep<Value>(
  bus: Bus,
  channel: string,
  read: (key: number) => Promise<Value>,
): Promise<Kept<Value>> {
  const known = new Map<number, Promise<Value>>()

  // An answer that is still on its way may be older than the change: whoever asks next does not get it.
  const forget = (key?: number) => void (key === undefined ? known.clear() : known.delete(key))

  await bus.listen(channel, note => forget(note === '' ? undefined : Number(note)))
  bus.onGap(() => forget())

  return {
    forget,
    changed: (tx, key) => bus.notify(tx, channel, String(key)),
    of(key) {
      const hit = known.get(key)
      if (hit) return hit
      const asked = read(key)
      if (known.size >= MOST) known.delete(known.keys().next().value!)
      known.set(key, asked)
      asked.catch(() => {
        if (known.get(key) === asked) known.delete(key)
      })
      return asked
    },
  }
}
