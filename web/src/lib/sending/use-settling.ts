import { type QueryFilters, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { isLost } from '../call.ts'
import type { Attempt } from './attempts.ts'
import { useIsConnected } from './connection.ts'

/** For so long a call may be on its way after its page was reloaded or left. */
const UNDER_WAY_MS = 10_000
const LOOK_MS = 1000

/**
 * Whether a binding call may be done at this moment without its page knowing, so that it is not to be pressed again: one
 * that was on its way when the page was reloaded or left, or that got no answer, until what it changes has been read again.
 * @param error of the page's own call
 * @param changed what it changes
 */
export function useSettling(
  attempts: readonly Attempt<object>[],
  error: Error | null,
  changed: readonly QueryFilters[],
): boolean {
  const client = useQueryClient()
  const isConnected = useIsConnected()
  // A device whose clock was set back sent nothing in the future: it waits no longer than others.
  const [until] = useState(
    () => Math.min(Date.now(), Math.max(0, ...attempts.map(({ sentAt = 0 }) => sentAt))) + UNDER_WAY_MS,
  )
  const [isUnderWay, setUnderWay] = useState(() => Date.now() < until)
  const [read, setRead] = useState<Error | null>(null)
  const isUnread = isLost(error) && read !== error
  const readAgain = useEffectEvent(() => Promise.all(changed.map(query => client.refetchQueries(query))))

  useEffect(() => {
    if (!isUnderWay) return
    const timer = setInterval(() => {
      if (Date.now() >= until) setUnderWay(false)
      else void readAgain()
    }, LOOK_MS)
    return () => clearInterval(timer)
  }, [isUnderWay, until])

  useEffect(() => {
    if (isUnread && isConnected) void readAgain().then(() => setRead(error))
  }, [isUnread, isConnected, error])

  return isUnderWay || isUnread
}
