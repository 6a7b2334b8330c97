import { WEEK } from '@fairfloor/domain/newcomer-week/addresses'
import { weekBasketPage } from '@fairfloor/domain/newcomer-week/pages'
import { ordersPage } from '@fairfloor/domain/orders/pages'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { useTexts } from '../../../lib/texts.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/Loaded.tsx'
import { frameTexts } from './texts.ts'
import { useWeek } from './use-week.ts'
import { useWeekHeader } from './use-week-header.ts'

/**
 * What is shown while the event is open. Before, there is its landing; afterwards, and without an event, it says so. While a
 * backorder is to be confirmed, goods are not shown: the way leads to the basket, at any time.
 */
export function WhileOpen({ goods, children }: { goods: boolean; children: ReactNode }) {
  const { week, phase, query } = useWeek()
  const header = useWeekHeader()
  if (goods && header.data?.is_backorder_confirmation) return <Navigate to={weekBasketPage.path} replace />
  if (week === null) return <Closed of="none" />
  if (phase === 'before') return <Navigate to={WEEK} replace />
  if (phase === 'over') return <Closed of="over" />
  if (phase === undefined) return <LoadFailure query={query} />
  // Goods would be there for a moment before the way leads on.
  return goods && header.isLoading ? null : children
}

function Closed({ of }: { of: 'none' | 'over' }) {
  const t = useTexts(frameTexts)
  return (
    <EmptyState
      isPage
      icon="calendar"
      title={t[of]}
      action={
        <>
          <LinkButton to="/" variant="signal" size="l">
            {t.toShop}
          </LinkButton>
          {of === 'over' && (
            <LinkButton to={ordersPage.path} size="l">
              {t.toOrders}
            </LinkButton>
          )}
        </>
      }
    >
      {of === 'over' ? t.overText : t.noneText}
    </EmptyState>
  )
}
