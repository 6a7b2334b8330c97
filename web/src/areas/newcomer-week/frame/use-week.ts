import type { Answer } from '@fairfloor/domain/endpoint'
import type { getCurrentWeek } from '@fairfloor/domain/newcomer-week/contract'
import { type Phase, phaseOf } from '@fairfloor/domain/newcomer-week/week'
import { after } from '@fairfloor/domain/trade-show/phases'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { CallError } from '../../../lib/call.ts'
import { serverOffset } from '../../../ui/countdown.ts'
import { useUser } from '../../../visit/user.ts'
import { weekHeaderQuery, weekQuery } from '../queries.ts'

export type Week = Answer<typeof getCurrentWeek>

/** In ms. The timers of a machine that sleeps stand still: a longer wait would end too late by as much. */
const LONGEST = 60_000

/**
 * The event that is open, else the next one, else the last, and its phase, which changes in the very second.
 * @returns week: undefined while it is loading, null where there is none; offset: the server's clock less the browser's, in ms
 */
export function useWeek(): {
  week: Week | null | undefined
  phase: Phase | undefined
  offset: number
  query: UseQueryResult<Week, CallError>
} {
  const query = useQuery(weekQuery)
  const { data, dataUpdatedAt, error } = query
  const offset = useMemo(() => (data ? serverOffset(data.server_time, dataUpdatedAt) : 0), [data, dataUpdatedAt])
  const phase = usePhase(data, offset)
  const isMissing = data === undefined && error?.status === 404
  return { week: isMissing ? null : data, phase, offset, query }
}

function usePhase(week: Week | undefined, offset: number): Phase | undefined {
  const window = week && { start: new Date(week.start), end: new Date(week.end) }
  const now = useServerNow(window ? [window.start.getTime(), after(window.end)] : [], offset)
  return window && phaseOf(window, new Date(now))
}

/**
 * The current time of the server's clock, in ms. The component renders again when the next of the instants comes.
 * @param instants ascending, in ms
 * @param offset how far the server's clock is ahead of the browser's, in ms
 */
export function useServerNow(instants: readonly number[], offset: number): number {
  const [, setWoken] = useState(0)
  const now = Date.now() + offset
  const next = instants.find(instant => instant > now)
  useEffect(() => {
    if (next === undefined) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      const left = next - (Date.now() + offset)
      if (left <= 0) setWoken(n => n + 1)
      else timer = setTimeout(wait, Math.min(left, LONGEST))
    }
    wait()
    return () => clearTimeout(timer)
  }, [next, offset])
  return now
}

/** The header of a buyer's basket; staff and visitors have none. */
export function useWeekHeader() {
  const enabled = Boolean(useUser()?.company)
  return useQuery({ ...weekHeaderQuery, enabled })
}
