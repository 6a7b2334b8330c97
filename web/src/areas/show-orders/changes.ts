import { changePosition, removePosition } from '@fairfloor/domain/show-orders/contract'
import { useEffect, useState } from 'react'
import { CallError } from '../../lib/call.ts'
import { onReturn } from '../../lib/connection.ts'
import { errorWords } from '../../lib/error-words.ts'
import { useApiMutation } from '../../lib/use-api-mutation.ts'
import type { orderMutation } from './order-queries.ts'

/** Debounce of a quantity change. */
export const PAUSE_MS = 300

/** A change to a line that the server has not accepted yet, or has refused. */
export type Draft = {
  /** Replaces the server's quantity on screen; null after a refusal, so that the server's is shown. */
  readonly quantity: number | null
  /** Removed: the line is hidden at once. */
  readonly removed: boolean
  /** Why the last attempt failed. */
  readonly error: string | null
}

/** By flavour id. */
export type Drafts = ReadonlyMap<number, Draft>

export type Changes = {
  /** Rapid changes of one line become one call with the last quantity. */
  change(id: number, quantity: number): void
  /** Resolves to whether the server has removed the line. */
  remove(id: number): Promise<boolean>
  /** Sends again what has failed and can succeed later. */
  sendFailed(): void
  /** Sends pending and failed changes at once; resolves to whether the server has accepted all. */
  flush(): Promise<boolean>
}

/** Pending changes of the order's lines. They are sent when the screen closes. */
export function useChanges(options: typeof orderMutation): { drafts: Drafts; changes: Changes } {
  // One after the other: each answer is the whole order, so an older one must not arrive last.
  const { mutateAsync: change } = useApiMutation(changePosition, { ...options, scope: 'order-lines' })
  const { mutateAsync: remove } = useApiMutation(removePosition, { ...options, scope: 'order-lines' })
  const [drafts, setDrafts] = useState<Drafts>(new Map())
  const [changes] = useState(() =>
    debouncedChanges(setDrafts, (id, { quantity, removed }) =>
      removed ? remove({ params: { id } }) : change({ params: { id }, body: { quantity: quantity ?? 0 } }),
    ),
  )
  useEffect(() => () => void changes.flush(), [changes])
  useEffect(() => onReturn(changes.sendFailed), [changes])
  return { drafts, changes }
}

function debouncedChanges(
  onDrafts: (drafts: Drafts) => void,
  call: (id: number, draft: Draft) => Promise<unknown>,
): Changes {
  let drafts: Drafts = new Map()
  const waiting = new Map<number, ReturnType<typeof setTimeout>>()
  const sending = new Map<Draft, Promise<boolean>>()

  const put = (id: number, draft: Draft | null) => {
    const next = new Map(drafts)
    if (draft) next.set(id, draft)
    else next.delete(id)
    drafts = next
    onDrafts(next)
  }
  const send = (id: number): Promise<boolean> => {
    clearTimeout(waiting.get(id))
    const draft = drafts.get(id)
    if (!draft || isMessage(draft)) return Promise.resolve(false)
    const known = sending.get(draft)
    if (known) return known
    // Typed again in the meantime: the draft is newer.
    const settle = (next: Draft | null) => drafts.get(id) === draft && put(id, next)
    const tried = call(id, draft)
      .then(
        () => {
          settle(null)
          return true
        },
        (error: Error) => {
          settle(failed(draft, error))
          return false
        },
      )
      .finally(() => sending.delete(draft))
    sending.set(draft, tried)
    return tried
  }

  return {
    change(id, quantity) {
      put(id, { quantity, removed: false, error: null })
      clearTimeout(waiting.get(id))
      waiting.set(
        id,
        setTimeout(() => void send(id), PAUSE_MS),
      )
    },
    remove(id) {
      put(id, { quantity: 0, removed: true, error: null })
      return send(id)
    },
    sendFailed() {
      for (const [id, { error }] of drafts) if (error !== null) void send(id)
    },
    async flush() {
      for (const [id, draft] of drafts)
        if (isMessage(draft)) put(id, null)
        else void send(id)
      await Promise.all(sending.values())
      return drafts.size === 0
    },
  }
}

const isMessage = ({ quantity, removed }: Draft) => quantity === null && !removed

/** A refused quantity is reset to the server's; a lost one stays, to be sent again. */
const failed = ({ quantity, removed }: Draft, error: Error): Draft => ({
  quantity: removed || isLinesFault(error) ? null : quantity,
  removed: false,
  error: errorWords(error),
})

/** Session ended, timeout, too many calls: the same change may succeed later. */
const MAY_BE_SENT_AGAIN = [401, 408, 429]

const isLinesFault = (error: Error): boolean =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && !MAY_BE_SENT_AGAIN.includes(error.status)
