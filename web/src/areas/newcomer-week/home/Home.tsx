import { weekArticlesPage, weekFavouritesPage } from '@fairfloor/domain/newcomer-week/pages'
import { titles } from '@fairfloor/domain/newcomer-week/titles'
import { useQuery } from '@tanstack/react-query'
import { PageLink } from '../../../lib/PageLink.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { CountdownInline } from '../../../ui/Countdown.tsx'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/Loaded.tsx'
import surface from '../../../ui/surface.module.css'
import { useWeek, type Week } from '../frame/use-week.ts'
import { useWeekDates } from '../frame/use-week-dates.ts'
import { weekIntroductionQuery } from '../queries.ts'
import styles from './Home.module.css'
import { Questions } from './Questions.tsx'
import { Tiles } from './Tiles.tsx'
import { homeTexts } from './texts.ts'

/** The event's dates and the time that is left, the tiles, further ways, and questions with their answers. */
export function Home() {
  const t = useTexts(homeTexts)
  const name = useTexts(titles)
  const { week, offset } = useWeek()
  const query = useQuery(weekIntroductionQuery)
  return (
    <>
      <div className={`grid ${styles.first}`}>
        <section className={classes(surface.inkGround, 'row column top centred', styles.say)}>
          <h1>{name.week}</h1>
          {week && <Dates week={week} offset={offset} />}
          <LinkButton to="/" size="l" icon="door" className={styles.exit}>
            {t.exit}
          </LinkButton>
        </section>
        {query.data ? <Tiles introduction={query.data} /> : <LoadFailure query={query} />}
      </div>
      <div className={`grid gap-10 wide ${styles.homePage}`}>
        <nav className={`grid gap-4 ${styles.further}`} aria-label={t.further}>
          <PageLink to={weekArticlesPage.path} className="grid middle gap-x-4 bordered round-card">
            <Icon name="list" />
            <b>{name.articles}</b>
            <span className="t13 ink-2">{t.articlesText}</span>
          </PageLink>
          <PageLink to={weekFavouritesPage.path} className="grid middle gap-x-4 bordered round-card">
            <Icon name="heart" />
            <b>{name.favourites}</b>
            <span className="t13 ink-2">{t.favouritesText}</span>
          </PageLink>
        </nav>
        <Questions questions={query.data?.questions ?? []} />
      </div>
    </>
  )
}

function Dates({ week, offset }: { week: Week; offset: number }) {
  const t = useTexts(homeTexts)
  const { range, to, until } = useWeekDates(week)
  return (
    <>
      <p className="t18 bold mt-5">{range}</p>
      <p className={`fg-2 mt-1 ${styles.until}`}>{t.until(to, until)}</p>
      <p className={`mt-6 sign t24 ${styles.timeLeft}`}>
        <CountdownInline target={week.end} offset={offset} label={t.ends} /> <span aria-hidden="true">{t.left}</span>
      </p>
    </>
  )
}
