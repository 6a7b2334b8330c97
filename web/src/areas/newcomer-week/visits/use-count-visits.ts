import { type WeekPage, weekPageAt } from '@fairfloor/domain/newcomer-week/visits'
import { countWeekVisit } from '@fairfloor/domain/newcomer-week/visits-contract'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { call } from '../../../lib/call.ts'

/** Counts each page of the event that is opened, for its figures. Nobody waits for it, and nobody hears of a failure. */
export function useCountVisits(): void {
  const page = weekPageAt(useLocation().pathname)
  useEffect(() => {
    if (page && page !== 'landing') count(page)
  }, [page])
}

/** Of the landing, which leads on without being seen where the event is open or over. */
export function useCountLanding(): void {
  useEffect(() => count('landing'), [])
}

function count(page: WeekPage): void {
  call(countWeekVisit, { body: { page } }).catch(() => {})
}
