import { weekArticlesPage } from '@fairfloor/domain/newcomer-week/pages'
import { titles } from '@fairfloor/domain/newcomer-week/titles'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import styles from '../articles/ArticlesPage.module.css'
import { frameTexts } from '../frame/texts.ts'
import { AddBar } from '../pending/AddBar.tsx'
import { SizeColumns } from '../pending/SizeColumns.tsx'
import { SizeRows } from '../pending/SizeRows.tsx'
import { WaitingRows } from '../pending/WaitingRows.tsx'
import { WeekOrderPage } from '../pending/WeekOrderPage.tsx'
import { favouriteSize } from '../pending/week-size.ts'
import { weekFavouritesQuery } from '../queries.ts'
import { favouriteTexts } from './texts.ts'

/** The favourites with a cell for each flavour. */
export default function Favourites() {
  const { language } = useLanguage()
  const page = useTexts(titles)
  const t = useTexts(favouriteTexts)
  const { noFavourites } = useTexts(frameTexts)
  const query = useQuery(weekFavouritesQuery)
  const { data } = query
  const sizes = useMemo(() => data?.map(size => favouriteSize(size, language)), [data, language])
  const heading = <h1 className={`t36 ${styles.title}`}>{page.favourites}</h1>
  const top = <div className={styles.top}>{heading}</div>
  return (
    <WeekOrderPage page="favorites" className={styles.page}>
      <Loaded
        query={{ ...query, data: sizes }}
        waiting={<WaitingRows heading={top} />}
        empty={
          <>
            {top}
            <EmptyState
              icon="heart"
              title={noFavourites}
              action={<LinkButton to={weekArticlesPage.path}>{page.articles}</LinkButton>}
            >
              {t.how}
            </EmptyState>
          </>
        }
      >
        {all => (
          <>
            <div className={styles.top}>
              {heading}
              <p className={`t13 ink-3 ${styles.holds}`}>{t.lead}</p>
            </div>
            <SizeColumns />
            {all.map(size => (
              <SizeRows key={size.id} size={size} level={2} />
            ))}
            <AddBar sizes={all} label="all" />
          </>
        )}
      </Loaded>
    </WeekOrderPage>
  )
}
