import { WEEK_BRANDS, WEEK_PRODUCTS } from '@fairfloor/domain/newcomer-week/addresses'
import { titles } from '@fairfloor/domain/newcomer-week/titles'
import { useTexts } from '../../../lib/texts.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { frameTexts } from '../frame/texts.ts'
import { useWeek } from '../frame/use-week.ts'
import { useWeekDates } from '../frame/use-week-dates.ts'
import { WeekFrame } from '../frame/WeekFrame.tsx'

/** /newcomer-week/home: the way to the event's brands and products. */
export function WeekHomePage() {
  const t = useTexts(titles)
  const { week } = useWeek()
  return (
    <WeekFrame title={t.week} shows="home">
      <h1>{t.week}</h1>
      {week && <Ways week={week} />}
    </WeekFrame>
  )
}

function Ways({ week }: { week: { start: string; end: string } }) {
  const t = useTexts(frameTexts)
  const { days, until } = useWeekDates(week)
  return (
    <>
      <p>{t.dates(days, until)}</p>
      <LinkButton to={WEEK_BRANDS}>{t.brands}</LinkButton> <LinkButton to={WEEK_PRODUCTS}>{t.products}</LinkButton>{' '}
      <LinkButton to="/">{t.exit}</LinkButton>
    </>
  )
}
