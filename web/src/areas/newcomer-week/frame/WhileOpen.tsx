import { WEEK } from '@fairfloor/domain/newcomer-week/addresses'
import { weekBasketPage } from '@fairfloor/domain/newcomer-week/pages'
import { type ReactNode, useEffect, useRef } from 'react'
import { Navigate } from 'react-router'
import { useTexts } from '../../../lib/texts.tsx'
import { LoadFailure } from '../../../ui/Loaded.tsx'
import { useToast } from '../../../ui/ToastProvider.tsx'
import { frameTexts } from './texts.ts'
import { useWeek, useWeekHeader } from './use-week.ts'

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
  useSaidEnd(phase === 'over' && !stays, phase === 'open')
  if (stays) return children
  if (goods && header.data?.is_backorder_confirmation) return <Navigate to={weekBasketPage.path} replace />
  if (week === undefined) return <LoadFailure query={query} />
  // Something else would be there for a moment before the way leads on.
  if (goods && header.isLoading) return null
  if (phase === 'open') return children
  return <Navigate to={phase === 'before' ? WEEK : '/'} replace />
}

/** Tells users why they leave the page when the event ends while it is open. */
function useSaidEnd(isLedAway: boolean, isOpen: boolean) {
  const { ended } = useTexts(frameTexts)
  const toast = useToast()
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && isLedAway) toast({ title: ended })
    wasOpen.current = isOpen
  }, [isLedAway, isOpen, toast, ended])
}
