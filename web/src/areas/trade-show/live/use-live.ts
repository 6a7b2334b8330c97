import { type LiveCounts, watchLive } from '@fairfloor/domain/trade-show/live-contract'
import { useSyncExternalStore } from 'react'
import { checkConnection, onReturn } from '../../../lib/sending/connection.ts'
import { useVts } from '../../../visit/edition/vts.ts'
import { useUser } from '../../../visit/user.ts'

/** How long a stream stays open for the next page of the show. */
const LINGER_MS = 2000

let counts: LiveCounts | null = null
let source: EventSource | undefined
let stopWaiting = () => {}
let lingering: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

const publish = (next: LiveCounts | null) => {
  counts = next
  for (const listener of listeners) listener()
}

// A hidden page does not count as a visitor, and must not hold a connection that other pages may need.
const follow = () => (document.visibilityState === 'visible' && listeners.size > 0 ? open() : close())

function open() {
  clearTimeout(lingering)
  if (source) return
  const opened = new EventSource(watchLive.path)
  source = opened
  opened.addEventListener('counts', event => publish(JSON.parse(event.data) as LiveCounts))
  opened.addEventListener('error', () => {
    void checkConnection()
    // The browser reconnects by itself, but not after an answer that is no stream, as a proxy's for a server that is down.
    if (opened.readyState === EventSource.CLOSED && source === opened) source = undefined
  })
  opened.addEventListener('off', () => {
    opened.close()
    publish(null)
  })
}

function close() {
  clearTimeout(lingering)
  source?.close()
  source = undefined
}

function listen(listener: () => void): () => void {
  if (listeners.size === 0) {
    document.addEventListener('visibilitychange', follow)
    stopWaiting = onReturn(follow)
  }
  listeners.add(listener)
  follow()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    document.removeEventListener('visibilitychange', follow)
    stopWaiting()
    lingering = setTimeout(close, LINGER_MS)
  }
}

const listenToNothing = () => () => {}

/** Buyers in the hall now and orders of the last hour; null for visitors, when switched off, and until known. */
export function useLive(): LiveCounts | null {
  const user = useUser()
  const isShown = useVts().vts?.live_counts === true && Boolean(user)
  return useSyncExternalStore(isShown ? listen : listenToNothing, () => (isShown ? counts : null))
}
