import { changePosition, removePosition } from '@fairfloor/domain/show-orders/contract'
import { useEffect, useState } from 'react'
import { CallError } from '../../lib/call.ts'
import { useApiMutation } from '../../lib/use-api-mutation.ts'
import type { orderMutation } from './order-queries.ts'

/** How long a change of a quantity rests before it is sent. */
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
  /** Quick changes of one line are one call with the last quantity. */
  change(id: number, quantity: number): void
  remove(id: number): void
  /** Sends at once what still waits, also what failed; resolves to whether the server has taken all of it. */
  flush(): Promise<boolean>
}

/** The changes of the order's lines. What still waits is sent when the screen closes. */
export function useChanges(options: typeof orderMutation): { drafts: Drafts; changes: Changes } {
  // One after the other: each answer is the whole order, and an older one must not come last.
  const { mutateAsync: change } = useApiMutation(changePosition, { ...options, scope: 'order-lines' })
  const { mutateAsync: remove } = useApiMutation(removePosition, { ...options, scope: 'order-lines' })
  const [drafts, setDrafts] = useState<Drafts>(new Map())
  const [changes] = useState(() =>
    debouncedChanges(setDrafts, (id, { quantity, removed }) =>
      removed ? remove({ params: { id } }) : change({ params: { id }, body: { quantity: quantity ?? 0 } }),
    ),
  )
  useEffect(() => () => void changes.flush(), [changes])
  return { drafts, changes }
}

function debouncedChanges(
  onDrafts: (drafts: Drafts) => void,
  call: (id: number, draft: Draft) => Promise<unknown>,
): Changes {
  let drafts: Drafts = new Map()
  const waiting = new Map<number, ReturnType<typeof setTimeout>>()
  const sending = new Map<Draft, Promise<void>>()

  const put = (id: number, draft: Draft | null) => {
    const next = new Map(drafts)
    if (draft) next.set(id, draft)
    else next.delete(id)
    drafts = next
    onDrafts(next)
  }
  const send = (id: number) => {
    clearTimeout(waiting.get(id))
    const draft = drafts.get(id)
    if (!draft || isMessage(draft) || sending.has(draft)) return
    // Typed again meanwhile: the draft is a newer one.
    const settle = (next: Draft | null) => drafts.get(id) === draft && put(id, next)
    const tried = call(id, draft).then(
      () => void settle(null),
      (error: Error) => void settle(failed(draft, error)),
    )
    sending.set(
      draft,
      tried.finally(() => sending.delete(draft)),
    )
  }

  return {
    change(id, quantity) {
      put(id, { quantity, removed: false, error: null })
      clearTimeout(waiting.get(id))
      waiting.set(
        id,
        setTimeout(() => send(id), PAUSE_MS),
      )
    },
    remove(id) {
      put(id, { quantity: 0, removed: true, error: null })
      send(id)
    },
    async flush() {
      for (const [id, draft] of drafts)
        if (isMessage(draft)) put(id, null)
        else send(id)
      await Promise.all(sending.values())
      return drafts.size === 0
    },
  }
}

const isMessage = ({ quantity, removed }: Draft) => quantity === null && !removed

/** A refused quantity gives way to the server's; one that only did not get through stays, to be sent again. */
const failed = ({ quantity, removed }: Draft, error: Error): Draft => ({
  quantity: removed || isLinesFault(error) ? null : quantity,
  removed: false,
  error: error.message,
})

/** Session ended, too slow, too many calls: the same change may be taken the next time. */
const MAY_BE_SENT_AGAIN = [401, 408, 429]

const isLinesFault = (error: Error): boolean =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && !MAY_BE_SENT_AGAIN.includes(error.status)
