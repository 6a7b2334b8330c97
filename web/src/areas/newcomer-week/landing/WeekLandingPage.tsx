import { weekHomePage } from '@fairfloor/domain/newcomer-week/pages'
import { Navigate } from 'react-router'
import { useTexts } from '../../../lib/texts.tsx'
import { Countdown } from '../../../ui/Countdown.tsx'
import { LoadFailure } from '../../../ui/Loaded.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { frameTexts } from '../frame/texts.ts'
import { useWeek, type Week } from '../frame/use-week.ts'
import { useWeekDates } from '../frame/use-week-dates.ts'

/** /newcomer-week: before the event its landing; while it is open the way to its home, afterwards to the shop. */
export function WeekLandingPage() {
  const t = useTexts(frameTexts)
  const { week, phase, offset, query } = useWeek()
  if (phase === 'open') return <Navigate to={weekHomePage.path} replace />
  if (phase === 'over' || week === null) return <Navigate to="/" replace />
  return (
    <>
      <PageTitle>{t.name}</PageTitle>
      {week ? <Landing week={week} offset={offset} /> : <LoadFailure query={query} />}
    </>
  )
}

function Landing({ week, offset }: { week: Week; offset: number }) {
  const t = useTexts(frameTexts)
  const { days, until } = useWeekDates(week)
  return (
    <>
      <h1>{t.name}</h1>
      <p>{t.dates(days, until)}</p>
      <Countdown target={week.start} offset={offset} label={t.starts} />
    </>
  )
}
