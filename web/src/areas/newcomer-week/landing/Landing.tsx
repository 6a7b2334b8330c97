import { brandAddress } from '@fairfloor/domain/assortment/addresses'
import { addressOf } from '@fairfloor/domain/endpoint'
import { getWeekCalendar } from '@fairfloor/domain/newcomer-week/contract'
import { titles } from '@fairfloor/domain/newcomer-week/titles'
import { useQuery } from '@tanstack/react-query'
import { PageLink } from '../../../lib/PageLink.tsx'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Countdown } from '../../../ui/Countdown.tsx'
import { classes } from '../../../ui/classes.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import surface from '../../../ui/surface.module.css'
import { Stripes } from '../frame/Stripes.tsx'
import type { Week } from '../frame/use-week.ts'
import { useWeekDates } from '../frame/use-week-dates.ts'
import { weekIntroductionQuery } from '../queries.ts'
import { useCountLanding } from '../visits/use-count-visits.ts'
import { Benefits } from './Benefits.tsx'
import styles from './Landing.module.css'
import { landingTexts } from './texts.ts'

/** What the event promises: its dates, the time until then, its brands and benefits. `offset`: see `useWeek`. */
export function Landing({ week, offset }: { week: Week; offset: number }) {
  useCountLanding()
  const t = useTexts(landingTexts)
  const { language } = useLanguage()
  const name = useTexts(titles).week
  const introduction = useQuery(weekIntroductionQuery).data
  const { from, to } = useWeekDates(week)
  return (
    <div className={`grid ${styles.landing}`}>
      <section className={classes(surface.inkGround, 'row column centred', styles.say)}>
        <h1>{name}</h1>
        {introduction?.text[language] && (
          <p className={`fg-2 mt-6 pretty ${styles.text}`}>{introduction.text[language]}</p>
        )}
        <p className={`t18 bold ${styles.when}`}>{t.when(from, to)}</p>
        <Countdown bare target={week.start} offset={offset} label={t.starts} />
        <div className={`row wrap gap-3 mt-8 ${styles.acts}`}>
          <LinkButton
            to={addressOf(getWeekCalendar, { query: { language } })}
            reloadDocument
            download
            variant="signal"
            size="l"
            icon="calendar"
          >
            {t.calendar}
          </LinkButton>
          <LinkButton to="/" size="l">
            {t.toShop}
          </LinkButton>
        </div>
      </section>
      <nav className="slim" aria-label={t.brands}>
        {introduction && (
          <Stripes
            brands={introduction.brands}
            as={({ erp_id }, stripe) => <PageLink to={brandAddress(erp_id)} {...stripe} />}
          />
        )}
      </nav>
      <Benefits introduction={introduction} week={week} />
    </div>
  )
}
