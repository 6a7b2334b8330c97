import { titles } from '@fairfloor/domain/newcomer-week/titles'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { frameTexts } from '../frame/texts.ts'
import { WaitingRows } from '../pending/WaitingRows.tsx'
import { WeekOrderPage } from '../pending/WeekOrderPage.tsx'
import { weekFlavoursQuery } from '../queries.ts'
import { Articles } from './Articles.tsx'
import styles from './ArticlesPage.module.css'
import { sizesOf } from './articles.ts'

/** The list with its filter and its bar. */
export default function AllArticles() {
  const t = useTexts(titles)
  const { language } = useLanguage()
  const { noGoods } = useTexts(frameTexts)
  const query = useQuery(weekFlavoursQuery)
  const { data } = query
  const sizes = useMemo(() => data && sizesOf(data, language), [data, language])
  const search = useRef<HTMLInputElement>(null)
  const heading = <h1 className={`t36 ${styles.title}`}>{t.articles}</h1>
  const top = <div className={styles.top}>{heading}</div>
  return (
    <WeekOrderPage page="flavour-list" cells="cases" onFilter={() => search.current?.focus()} className={styles.page}>
      <Loaded
        query={{ ...query, data: sizes }}
        waiting={<WaitingRows heading={top} />}
        empty={
          <>
            {top}
            <EmptyState title={noGoods} />
          </>
        }
      >
        {all => <Articles sizes={all} heading={heading} search={search} />}
      </Loaded>
    </WeekOrderPage>
  )
}
