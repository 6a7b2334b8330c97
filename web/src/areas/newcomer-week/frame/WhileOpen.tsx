import { WEEK } from '@fairfloor/domain/newcomer-week/addresses'
import { weekBasketPage } from '@fairfloor/domain/newcomer-week/pages'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { LoadFailure } from '../../../ui/Loaded.tsx'
import { useWeek } from './use-week.ts'
import { useWeekHeader } from './use-week-header.ts'

interface WhileOpenProps {
  goods: boolean
  /** Shown in every phase all the same: there is something to say. */
  stays?: boolean
  children: ReactNode
}

/**
 * Shows its children while the event is open. Before the event it redirects to the landing, afterwards to the shop.
 * While there is a backorder to confirm, pages with goods redirect to the basket.
 */
export function WhileOpen({ goods, stays = false, children }: WhileOpenProps) {
  const { week, phase, query } = useWeek()
  const header = useWeekHeader()
  if (stays) return children
  if (goods && header.data?.is_backorder_confirmation) return <Navigate to={weekBasketPage.path} replace />
  if (week === undefined) return <LoadFailure query={query} />
  // Something else would be there for a moment before the way leads on.
  if (goods && header.isLoading) return null
  if (phase === 'open') return children
  return <Navigate to={phase === 'before' ? WEEK : '/'} replace />
}
