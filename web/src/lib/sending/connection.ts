import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** How often the server is asked while it cannot be reached. */
const RETRY_MS = 2000
const PROBE_LIMIT_MS = 5000

let isWatched = false
let probing: Promise<boolean> | undefined
let retry: ReturnType<typeof setTimeout> | undefined

/** A proxy answers so in place of a server that is down. */
export const isGatewayError = (status: number): boolean => status === 502 || status === 504

/**
 * Called when a request got no answer: asks the server once more, because a single lost answer is not a lost connection.
 * @returns whether the server can be reached
 */
export function checkConnection(): Promise<boolean> {
  if (!isWatched) return Promise.resolve(true)
  probing ??= probe().finally(() => {
    probing = undefined
  })
  return probing
}

/** Called with every answer of the server. */
export const notifyAnswered = (): void => {
  if (isWatched && !onlineManager.isOnline()) setConnected(true)
}

/** Resolves when the server can be reached: at once unless the connection is known to be lost. */
export const whenConnected = (): Promise<void> =>
  new Promise(resolve => {
    if (onlineManager.isOnline()) return resolve()
    const stop = onReturn(() => {
      stop()
      resolve()
    })
  })

/** Calls the listener each time a lost connection is back. @returns how to unsubscribe */
export const onReturn = (listener: () => void): (() => void) =>
  onlineManager.subscribe(isOnline => {
    if (isOnline) listener()
  })

export const useIsConnected = (): boolean =>
  useSyncExternalStore(
    listener => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  )

/**
 * Starts to watch the connection. While it is lost, queries wait, and are asked again when it is back. What the browser
 * says about the network is only a reason to ask the server: it knows nothing of a server that is down.
 * @returns how to stop
 */
export function watchConnection(): () => void {
  isWatched = true
  const stop = new AbortController()
  const { signal } = stop
  const check = () => void checkConnection()
  const checkIfLost = () => {
    if (document.visibilityState === 'visible' && !onlineManager.isOnline()) check()
  }
  onlineManager.setEventListener(() => {
    window.addEventListener('offline', check, { signal })
    window.addEventListener('online', check, { signal })
    document.addEventListener('visibilitychange', checkIfLost, { signal })
    return undefined
  })
  return () => {
    isWatched = false
    clearTimeout(retry)
    stop.abort()
    onlineManager.setOnline(true)
  }
}

async function probe(): Promise<boolean> {
  const isReachable = await fetch('/live', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_LIMIT_MS) }).then(
    ({ status }) => !isGatewayError(status),
    () => false,
  )
  setConnected(isReachable)
  return isReachable
}

function setConnected(isConnected: boolean): void {
  clearTimeout(retry)
  if (!isConnected) retry = setTimeout(() => void checkConnection(), RETRY_MS)
  onlineManager.setOnline(isConnected)
}
