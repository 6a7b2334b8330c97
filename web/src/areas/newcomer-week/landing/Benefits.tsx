import type { Answer } from '@fairfloor/domain/endpoint'
import type { getWeekIntroduction } from '@fairfloor/domain/newcomer-week/contract'
import { count } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.tsx'
import type { Week } from '../frame/use-week.ts'
import { useWeekDates } from '../frame/use-week-dates.ts'
import styles from './Landing.module.css'
import { landingTexts } from './texts.ts'

interface BenefitsProps {
  week: Week
  introduction: Answer<typeof getWeekIntroduction> | undefined
}

/** What a buyer has of the event. */
export function Benefits({ week, introduction }: BenefitsProps) {
  const t = useTexts(landingTexts)
  const { days, to, until } = useWeekDates(week)
  return (
    <ul className={`grid across ${styles.benefits}`} aria-label={t.benefits}>
      <li className="middle gap-x-4">
        <b>{t.days(days)}</b>
        <span>
          <em>{t.prices}</em>
          {t.pricesText(to, until)}
        </span>
      </li>
      <li className="middle gap-x-4">
        <b>{introduction ? count(introduction.brands.length) : '–'}</b>
        <span>
          <em>{t.newcomers(introduction?.brands.length ?? 0)}</em>
          {introduction && t.newcomersText(introduction.products, introduction.flavours)}
        </span>
      </li>
      <li className="middle gap-x-4">
        <b>{t.noLimit}</b>
        <span>
          <em>{t.beyondStock}</em>
          {t.beyondStockText}
        </span>
      </li>
      <li className="middle gap-x-4">
        <b>{t.oneView}</b>
        <span>
          <em>{t.whatWhen}</em>
          {t.whatWhenText}
        </span>
      </li>
    </ul>
  )
}
