import { WEEK_BRANDS, WEEK_PRODUCTS } from '@fairfloor/domain/newcomer-week/addresses'
import * as pages from '@fairfloor/domain/newcomer-week/pages'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { money } from '../../../lib/format.ts'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { PageLink } from '../../../lib/PageLink.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useUser } from '../../../visit/user.ts'
import { HeadBasket } from '../../basket/HeadBasket.tsx'
import { frameTexts } from './texts.ts'
import { useIsWide } from './use-is-wide.ts'
import { useWeek, useWeekHeader, type Week } from './use-week.ts'
import { useWeekDates } from './use-week-dates.ts'
import styles from './WeekFrame.module.css'

const WeekTyped = lazyPart(() => import('../pending/WeekTyped.tsx'))

/** The event's head: the way to its home, its name and dates, its lists where there is room, and the basket. */
export function WeekHead() {
  const t = useTexts(frameTexts)
  const { week, phase } = useWeek()
  const user = useUser()
  const isWide = useIsWide()
  return (
    <header className={`row middle gap-5 fixed on-paper line-below ${styles.head}`}>
      <PageLink
        to={pages.weekHomePage.path}
        className={`grid in-middle fixed round-input ${styles.menu}`}
        aria-label={t.home}
      >
        <Icon name="menu" />
      </PageLink>
      <p className={`nowrap ${styles.event}`}>{t.name}</p>
      {week && <Dates week={week} />}
      {user && phase === 'open' && isWide && <Ways />}
      <BasketLink />
      <Suspense>
        <WeekTyped look="head" />
      </Suspense>
    </header>
  )
}

function Dates({ week }: { week: Week }) {
  const t = useTexts(frameTexts)
  const { range, until } = useWeekDates(week)
  return <p className={`t13 ink-2 nowrap ${styles.eventDates}`}>{t.dates(range, until)}</p>
}

function Ways() {
  const t = useTexts(frameTexts)
  const { pathname } = useLocation()
  const ways = [
    [WEEK_BRANDS, t.brands],
    [WEEK_PRODUCTS, t.products],
    [pages.weekArticlesPage.path, t.articles],
    [pages.weekFavouritesPage.path, t.favourites],
  ] as const
  return (
    <nav className={`row push ${styles.ways}`} aria-label={t.ways}>
      {ways.map(([to, name]) => (
        <PageLink key={to} to={to} aria-current={pathname === to || pathname.startsWith(`${to}/`) ? 'page' : undefined}>
          {name}
        </PageLink>
      ))}
    </nav>
  )
}

/** The way to the basket, with its pieces and its price. For buyers. */
function BasketLink() {
  const t = useTexts(frameTexts)
  const user = useUser()
  const { data } = useWeekHeader()
  if (!user?.company) return null
  const pieces = data?.total_quantity ?? 0
  const sum = data ? money(data.total_price) : ''
  return (
    <HeadBasket
      to={pages.weekBasketPage.path}
      className={styles.basket}
      label={t.basket(pieces, sum)}
      {...{ pieces, sum }}
    />
  )
}
