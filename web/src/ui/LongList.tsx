import type { ReactNode } from 'react'
import { count } from '../lib/format.ts'
import { useTexts } from '../lib/texts.tsx'
import { Button } from './Button.tsx'
import { Loaded, type LoadedQuery, type Nothing } from './Loaded.tsx'
import styles from './LongList.module.css'
import type { ListAddress } from './list-address.ts'
import { listTexts } from './list-texts.ts'
import { Pagination } from './Pagination.tsx'
import { SkeletonRows } from './Skeleton.tsx'

interface LongListProps<Answer> {
  list: ListAddress
  query: LoadedQuery<Answer>
  /** Shown for an empty list without a search. */
  empty: Nothing
  /** Words for a state in which there is nothing, and for the way back to all. */
  none?: { title: string; all: string }
  children: (answer: Answer) => ReactNode
}

/** The states of a paged list: loading, failed, empty, nothing found, and a page of it. */
export function LongList<Answer extends { page: number; pages: number; total: number }>(props: LongListProps<Answer>) {
  const { list, query, empty, children } = props
  const t = useTexts(listTexts).list
  const isSearched = list.address({ page: '' }) !== '?'
  const { title, all } = props.none ?? { title: t.none, all: t.clear }
  const none = { icon: 'search', title, action: <Button onClick={list.clear}>{all}</Button> } as const
  return (
    <Loaded
      query={query}
      waiting={<SkeletonRows rows={8} height={40} className={styles.loading} />}
      isEmpty={({ total, page, pages }) => total === 0 || page > pages}
      empty={query.data?.total === 0 && !isSearched ? empty : none}
    >
      {answer => (
        <div className={styles.list}>
          {children(answer)}
          <div className={styles.foot}>
            <span>{t.total(count(answer.total))}</span>
            <Pagination page={answer.page} pages={answer.pages} hrefFor={list.hrefFor} />
          </div>
        </div>
      )}
    </Loaded>
  )
}
