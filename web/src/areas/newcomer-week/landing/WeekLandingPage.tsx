import { weekBasketPage, weekHomePage } from '@fairfloor/domain/newcomer-week/pages'
import { titles } from '@fairfloor/domain/newcomer-week/titles'
import { Navigate } from 'react-router'
import { useTexts } from '../../../lib/texts.tsx'
import { LoadFailure } from '../../../ui/Loaded.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { useWeek, useWeekHeader } from '../frame/use-week.ts'
import { Landing } from './Landing.tsx'

/**
 * /newcomer-week: before the event its landing; while it is open the way to its home; afterwards to the shop, or to a backorder
 * that is still to be confirmed.
 */
export function WeekLandingPage() {
  const t = useTexts(titles)
  const { week, phase, offset, query } = useWeek()
  const header = useWeekHeader()
  if (phase === 'open') return <Navigate to={weekHomePage.path} replace />
  if (phase === 'over' || week === null) {
    if (header.isLoading) return null
    return <Navigate to={header.data?.is_backorder_confirmation ? weekBasketPage.path : '/'} replace />
  }
  return (
    <>
      <PageTitle>{t.week}</PageTitle>
      {week ? <Landing week={week} offset={offset} /> : <LoadFailure query={query} />}
    </>
  )
}
