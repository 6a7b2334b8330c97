import { changePosition, removePosition } from '@fairfloor/domain/show-orders/contract'
import { MutationObserver, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { CallError } from '../../lib/call.ts'
import { makeChange } from '../../lib/change.ts'
import { onReturn } from '../../lib/connection.ts'
import { errorWords } from '../../lib/error-words.ts'
import { userQuery } from '../identity/user.ts'
import type { orderMutation } from './order-queries.ts'

/** Debounce of a quantity change. */
export const PAUSE_MS = 300

/** A change to a line that the server has not accepted yet, or has refused. */
export type Draft = {
  /** Replaces the server's quantity on screen; null after a refusal, so that the server's is shown. */
  readonly quantity: number | null
  /** To be removed: the line is hidden at once, until that fails. */
  readonly removed: boolean
  /** Why the last attempt failed. */
  readonly error: string | null
}

/** By flavour id. */
export type Drafts = ReadonlyMap<number, Draft>

export type Changes = {
  /** Rapid changes of one line become one call with the last quantity. */
  change(id: number, quantity: number): void
  /** Resolves to whether the server has removed the line, which may be after a lost connection is back. */
  remove(id: number): Promise<boolean>
  /** Takes a removal back that got no answer. @returns whether there was one */
  keep(id: number): boolean
  /** Sends again what has failed and can succeed later. */
  sendFailed(): void
  /** Sends pending and failed changes at once; resolves to whether the server has accepted all. */
  flush(): Promise<boolean>
}

type Store = Changes & {
  drafts: () => Drafts
  subscribe: (listener: () => void) => () => void
  /** Forgets everything. */
  drop: () => void
}

/**
 * Pending changes of the order's lines. They are sent when the screen closes. Every screen of the page shares them, so that
 * one that was lost is sent when the connection is back, even if its screen is closed by then.
 */
export function useChanges(options: typeof orderMutation): { drafts: Drafts; changes: Changes } {
  const client = useQueryClient()
  const changes = changesOf(client, options)
  const drafts = useSyncExternalStore(changes.subscribe, changes.drafts)
  useEffect(() => () => void changes.flush(), [changes])
  return { drafts, changes }
}

const stores = new WeakMap<QueryClient, { user: number | undefined; store: Store }>()

/** Another user, who logged in over an ended session, must not send what the one before typed. */
function changesOf(client: QueryClient, options: typeof orderMutation): Store {
  const userOf = () => client.getQueryData(userQuery.queryKey)?.user?.id
  const user = userOf()
  const known = stores.get(client)
  if (known && known.user === user) return known.store
  known?.store.drop()
  // One after the other: each answer is the whole order, so an older one must not arrive last.
  const inTurn = (mutationFn: () => Promise<unknown>) =>
    new MutationObserver(client, { scope: { id: 'order-lines' }, mutationFn }).mutate()
  const pending = debouncedChanges((id, { quantity, removed }) =>
    inTurn(() =>
      removed
        ? makeChange(client, removePosition, { params: { id } }, options)
        : makeChange(client, changePosition, { params: { id }, body: { quantity: quantity ?? 0 } }, options),
    ),
  )
  const stop = onReturn(() => (userOf() === user ? pending.sendFailed() : store.drop()))
  const store: Store = {
    ...pending,
    drop() {
      stop()
      pending.drop()
    },
  }
  stores.set(client, { user, store })
  return store
}

function debouncedChanges(call: (id: number, draft: Draft) => Promise<unknown>): Store {
  let drafts: Drafts = new Map()
  const listeners = new Set<() => void>()
  const removals = new Map<number, PromiseWithResolvers<boolean>>()
  const waiting = new Map<number, ReturnType<typeof setTimeout>>()
  const sending = new Map<Draft, Promise<boolean>>()

  const put = (id: number, draft: Draft | null, isRemoved = false) => {
    if (!draft?.removed) {
      removals.get(id)?.resolve(isRemoved)
      removals.delete(id)
    }
    const next = new Map(drafts)
    if (draft) next.set(id, draft)
    else next.delete(id)
    drafts = next
    for (const listener of listeners) listener()
  }
  const send = (id: number): Promise<boolean> => {
    clearTimeout(waiting.get(id))
    const draft = drafts.get(id)
    if (!draft || isMessage(draft)) return Promise.resolve(false)
    const known = sending.get(draft)
    if (known) return known
    // Typed again in the meantime: the draft is newer.
    const settle = (next: Draft | null) => drafts.get(id) === draft && put(id, next, draft.removed && !next)
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
    drafts: () => drafts,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    drop() {
      for (const timer of waiting.values()) clearTimeout(timer)
      for (const { resolve } of removals.values()) resolve(false)
      removals.clear()
      drafts = new Map()
    },
    change(id, quantity) {
      put(id, { quantity, removed: false, error: null })
      clearTimeout(waiting.get(id))
      waiting.set(
        id,
        setTimeout(() => void send(id), PAUSE_MS),
      )
    },
    remove(id) {
      const removal = removals.get(id) ?? Promise.withResolvers<boolean>()
      removals.set(id, removal)
      put(id, { quantity: 0, removed: true, error: null })
      void send(id)
      return removal.promise
    },
    keep(id) {
      const draft = drafts.get(id)
      if (!draft?.removed || draft.error === null || sending.has(draft)) return false
      put(id, null)
      return true
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

const isMessage = ({ quantity }: Draft) => quantity === null

/** What was refused is reset to the server's state; what was lost stays, to be sent again. */
const failed = (draft: Draft, error: Error): Draft => ({
  ...(isLinesFault(error) ? { quantity: null, removed: false } : draft),
  error: errorWords(error),
})

/** Session ended, timeout, too many calls: the same change may succeed later. */
const MAY_BE_SENT_AGAIN = [401, 408, 429]

const isLinesFault = (error: Error): boolean =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && !MAY_BE_SENT_AGAIN.includes(error.status)
