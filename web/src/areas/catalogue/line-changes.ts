import { MutationObserver, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { onReturn } from '../../lib/connection.ts'
import { errorWords } from '../../lib/error-words.ts'
import { isLinesFault } from './line-fault.ts'
import { onceEach, sendOnLeave } from './send-on-leave.ts'

/** The calls that change the lines of one order, by flavour id; a constant of a module. */
export type LineCalls = {
  /** Calls of one order run one after the other: each answers the whole order, so an older one must not arrive last. */
  readonly scope: string
  /** Debounce of a quantity change. */
  readonly pauseMs: number
  /** Whose changes these are: another user, who logged in over an ended session, must not send them. */
  owner(client: QueryClient): unknown
  /** Both calls survive a closed tab: they are made with `keepalive`. */
  change(client: QueryClient, id: number, quantity: number): Promise<unknown>
  remove(client: QueryClient, id: number): Promise<unknown>
}

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
  /** As they are by now. */
  drafts(): Drafts
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
  subscribe: (listener: () => void) => () => void
  /** Sends pending and failed changes at once. */
  sendAll: () => void
  /** Forgets everything. */
  drop: () => void
}

/**
 * Pending changes of an order's lines. They are sent when the screen closes. Every screen of the page shares them, so that
 * one that was lost is sent when the connection is back, even if its screen is closed by then.
 */
export function useLineChanges(calls: LineCalls): { drafts: Drafts; changes: Changes } {
  const client = useQueryClient()
  const changes = changesOf(client, calls)
  const drafts = useSyncExternalStore(changes.subscribe, changes.drafts)
  useEffect(() => () => void changes.flush(), [changes])
  return { drafts, changes }
}

const stores = new WeakMap<QueryClient, Map<LineCalls, { owner: unknown; store: Store }>>()

function changesOf(client: QueryClient, calls: LineCalls): Store {
  const ofClient = stores.get(client) ?? new Map<LineCalls, { owner: unknown; store: Store }>()
  stores.set(client, ofClient)
  const owner = calls.owner(client)
  const known = ofClient.get(calls)
  if (known && known.owner === owner) return known.store
  known?.store.drop()
  const inTurn = (mutationFn: () => Promise<unknown>) =>
    new MutationObserver(client, { scope: { id: calls.scope }, mutationFn }).mutate()
  const call = onceEach((id, { quantity, removed }: Draft) =>
    removed ? calls.remove(client, id) : calls.change(client, id, quantity ?? 0),
  )
  const pending = debouncedChanges(calls.pauseMs, (id, draft) => inTurn(() => call(id, draft)))
  const isTheirs = () => calls.owner(client) === owner
  const stops = [
    onReturn(() => (isTheirs() ? pending.sendFailed() : store.drop())),
    sendOnLeave({
      unsent: () => (isTheirs() ? [...pending.drafts()].filter(([, draft]) => !isMessage(draft)) : []),
      sendAll: () => isTheirs() && pending.sendAll(),
      call,
    }),
  ]
  const store: Store = {
    ...pending,
    drop() {
      for (const stop of stops) stop()
      pending.drop()
    },
  }
  ofClient.set(calls, { owner, store })
  return store
}

function debouncedChanges(pauseMs: number, call: (id: number, draft: Draft) => Promise<unknown>): Store {
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
        setTimeout(() => void send(id), pauseMs),
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
    sendAll() {
      for (const id of drafts.keys()) void send(id)
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
