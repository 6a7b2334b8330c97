import { WEEK } from '@fairfloor/domain/newcomer-week/addresses'
import { weekBasketPage } from '@fairfloor/domain/newcomer-week/pages'
import { type ReactNode, useState } from 'react'
import { Navigate } from 'react-router'
import { LoadFailure } from '../../../ui/Loaded.tsx'
import { useWeek } from './use-week.ts'
import { useWeekHeader } from './use-week-header.ts'

interface WhileOpenProps {
  shows: 'home' | 'goods' | 'basket'
  children: ReactNode
}

/**
 * What is shown while the event is open. Otherwise the way leads to its entry, which knows where one is right. While a backorder
 * is to be confirmed, goods are not shown, and the basket always is: also once it is confirmed, for its thanks.
 */
export function WhileOpen({ shows, children }: WhileOpenProps) {
  const { week, phase, query } = useWeek()
  const header = useWeekHeader()
  const [confirmsHere, setConfirmsHere] = useState(false)
  const confirms = header.data?.is_backorder_confirmation ?? false
  const isBasket = shows === 'basket'
  if (isBasket && confirms && !confirmsHere) setConfirmsHere(true)

  if (isBasket && (confirms || confirmsHere)) return children
  if (shows === 'goods' && confirms) return <Navigate to={weekBasketPage.path} replace />
  if (week === undefined) return <LoadFailure query={query} />
  // Something else would be there for a moment before the way leads on.
  if (header.isLoading) return null
  return phase === 'open' ? children : <Navigate to={WEEK} replace />
}
