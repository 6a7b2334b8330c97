import { MutationObserver, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { onReturn } from './connection.ts'
import {
  type Changes,
  debouncedChanges,
  isMessage,
  type LineCalls,
  type LineStore,
  type UnsavedLine,
  type UnsavedLines,
} from './line-changes.ts'
import { onceEach, sendOnLeave } from './send-on-leave.ts'

/**
 * The changed lines of an order. They are sent when the screen closes. Every screen of the page shares them, so that
 * one that was lost is sent when the connection is back, even if its screen is closed by then.
 */
export function useLineChanges(calls: LineCalls): { unsaved: UnsavedLines; changes: Changes } {
  const client = useQueryClient()
  const changes = changesOf(client, calls)
  const unsaved = useSyncExternalStore(changes.subscribe, changes.unsaved)
  useEffect(() => () => void changes.flush(), [changes])
  return { unsaved, changes }
}

const stores = new WeakMap<QueryClient, Map<LineCalls, { owner: unknown; store: LineStore }>>()

function changesOf(client: QueryClient, calls: LineCalls): LineStore {
  const ofClient = stores.get(client) ?? new Map<LineCalls, { owner: unknown; store: LineStore }>()
  stores.set(client, ofClient)
  const owner = calls.owner(client)
  const known = ofClient.get(calls)
  if (known && known.owner === owner) return known.store
  known?.store.drop()
  const inTurn = (mutationFn: () => Promise<unknown>) =>
    new MutationObserver(client, { scope: { id: calls.scope }, mutationFn }).mutate()
  const call = onceEach((id, { quantity, extras, removed }: UnsavedLine) =>
    removed ? calls.remove(client, id) : calls.change(client, id, { quantity: quantity ?? undefined, extras }),
  )
  const lines = debouncedChanges(calls.pauseMs, (id, line) => inTurn(() => call(id, line)))
  const isTheirs = () => calls.owner(client) === owner
  const stops = [
    onReturn(() => (isTheirs() ? lines.sendFailed() : store.drop())),
    sendOnLeave({
      unsent: () => (isTheirs() ? [...lines.unsaved()].filter(([, line]) => !isMessage(line)) : []),
      sendAll: () => isTheirs() && lines.sendAll(),
      call,
    }),
  ]
  const store: LineStore = {
    ...lines,
    drop() {
      for (const stop of stops) stop()
      lines.drop()
    },
  }
  ofClient.set(calls, { owner, store })
  return store
}
