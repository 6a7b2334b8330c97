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
        <b className="nowrap sign t36">{t.days(days)}</b>
        <span className="t13 ink-2 lh-18">
          <em className="ink block">{t.prices}</em>
          {t.pricesText(to, until)}
        </span>
      </li>
      <li className="middle gap-x-4">
        <b className="nowrap sign t36">{introduction ? count(introduction.brands.length) : '–'}</b>
        <span className="t13 ink-2 lh-18">
          <em className="ink block">{t.newcomers(introduction?.brands.length ?? 0)}</em>
          {introduction && t.newcomersText(introduction.products, introduction.flavours)}
        </span>
      </li>
      <li className="middle gap-x-4">
        <b className="nowrap sign t36">{t.noLimit}</b>
        <span className="t13 ink-2 lh-18">
          <em className="ink block">{t.beyondStock}</em>
          {t.beyondStockText}
        </span>
      </li>
      <li className="middle gap-x-4">
        <b className="nowrap sign t36">{t.oneView}</b>
        <span className="t13 ink-2 lh-18">
          <em className="ink block">{t.whatWhen}</em>
          {t.whatWhenText}
        </span>
      </li>
    </ul>
  )
}
