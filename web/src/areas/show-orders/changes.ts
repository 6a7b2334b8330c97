import { CallError } from '../../lib/call.ts'

/** How long a change of a quantity rests before it is sent (specification §4, §9). */
export const PAUSE_MS = 300

/** What was done to a line and is not yet taken by the server, or what it refused. */
export type Draft = {
  /** Shown in place of the server's quantity; null when it was refused: the server's stands. */
  readonly quantity: number | null
  /** Taken off: the line hides at once. */
  readonly removed: boolean
  /** Why the last try failed. */
  readonly error: string | null
}

/** By flavour id. */
export type Drafts = ReadonlyMap<number, Draft>

export type Changes = {
  drafts(): Drafts
  subscribe(listener: () => void): () => void
  /** Quick changes of one line are one call with the last quantity. */
  change(id: number, quantity: number): void
  remove(id: number): void
  /** Sends at once what still waits, also what failed; resolves to whether the server has taken all of it. */
  flush(): Promise<boolean>
}

/**
 * The changes of a basket's lines. Calls go one after the other: each answer is the whole basket, and an older one must
 * not come last.
 * @param send makes the call of a draft and keeps its answer
 */
export function makeChanges(send: (id: number, draft: Draft) => Promise<void>): Changes {
  let drafts: Drafts = new Map()
  let last: Promise<void> = Promise.resolve()
  const waiting = new Map<number, ReturnType<typeof setTimeout>>()
  const listeners = new Set<() => void>()

  const put = (id: number, draft: Draft | null) => {
    const next = new Map(drafts)
    if (draft) next.set(id, draft)
    else next.delete(id)
    drafts = next
    for (const listener of listeners) listener()
  }
  const dispatch = (id: number) => {
    clearTimeout(waiting.get(id))
    waiting.delete(id)
    last = last.then(() => trySending(id))
  }
  async function trySending(id: number) {
    const draft = drafts.get(id)
    if (!draft || isMessage(draft)) return
    try {
      await send(id, draft)
      if (drafts.get(id) === draft) put(id, null)
    } catch (error) {
      if (drafts.get(id) === draft) put(id, failed(draft, error))
    }
  }

  return {
    drafts: () => drafts,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(id, quantity) {
      put(id, { quantity, removed: false, error: null })
      clearTimeout(waiting.get(id))
      waiting.set(
        id,
        setTimeout(() => dispatch(id), PAUSE_MS),
      )
    },
    remove(id) {
      put(id, { quantity: 0, removed: true, error: null })
      dispatch(id)
    },
    async flush() {
      for (const [id, draft] of drafts)
        if (isMessage(draft)) put(id, null)
        else dispatch(id)
      await last
      return drafts.size === 0
    },
  }
}

const isMessage = ({ quantity, removed }: Draft) => quantity === null && !removed

/** A refused quantity gives way to the server's; one that only did not get through stays, to be sent again. */
function failed({ quantity, removed }: Draft, error: unknown): Draft {
  const message = error instanceof Error ? error.message : String(error)
  return { quantity: removed || isRefusal(error) ? null : quantity, removed: false, error: message }
}

const NOT_THE_LINES_FAULT = [401, 408, 429]

const isRefusal = (error: unknown): boolean =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && !NOT_THE_LINES_FAULT.includes(error.status)
