import { weekHomePage } from '@fairfloor/domain/newcomer-week/pages'
import { PageLink } from '../../lib/PageLink.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { frameTexts } from './frame/texts.ts'
import type { Week } from './frame/use-week.ts'
import { useWeekDates } from './frame/use-week-dates.ts'
import styles from './WeekBanner.module.css'

/** The announcement of the event in the shop's header, while it is wanted. */
export default function WeekBanner({ week }: { week: Week }) {
  const t = useTexts(frameTexts)
  const { range } = useWeekDates(week)
  return (
    <PageLink
      to={weekHomePage.path}
      className={`inline-row middle gap-2 medium nowrap round-full pad-x-3 signal-ink on-signal ${styles.banner}`}
    >
      <Icon name="sparkle" size={16} />
      <b>{t.name}</b>
      <span>{range}</span>
    </PageLink>
  )
}
