import { titles } from '@fairfloor/domain/newcomer-week/titles'
import { useTexts } from '../../../lib/texts.tsx'
import { WeekFrame } from '../frame/WeekFrame.tsx'
import { Home } from './Home.tsx'

/** /newcomer-week/home: the ways to the event's goods, and the answers to what buyers ask. */
export function WeekHomePage() {
  const t = useTexts(titles)
  return (
    <WeekFrame title={t.week} shows="home" look="stage">
      <Home />
    </WeekFrame>
  )
}
