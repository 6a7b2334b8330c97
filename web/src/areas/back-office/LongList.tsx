import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CallError } from '../../lib/call.ts'
import { count } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState, ErrorState } from '../../ui/EmptyState.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './LongList.module.css'
import type { ListAddress } from './list-address.ts'
import { backOfficeTexts } from './texts.ts'

interface LongListProps<Answer> {
  list: ListAddress
  query: UseQueryResult<Answer, CallError>
  /** What stands there when nothing was searched and there is nothing. */
  empty: ReactNode
  children: (answer: Answer) => ReactNode
}

/** The states of a paged list: loading, failed, empty, nothing found, and a page of it. */
export function LongList<Answer extends { page: number; pages: number; total: number }>(props: LongListProps<Answer>) {
  const { list, query, empty, children } = props
  const t = useTexts(backOfficeTexts)
  const { data, error, refetch, isFetching } = query
  if (error && !data)
    return <ErrorState title={t.failed} detail={error.message} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data)
    return (
      <div className={styles.loading} aria-busy="true">
        {ROWS.map(row => (
          <Skeleton key={row} height={40} />
        ))}
      </div>
    )
  if (data.total === 0 || data.page > data.pages)
    return list.address({ page: '' }) === '?' && data.total === 0 ? (
      empty
    ) : (
      <EmptyState icon="search" title={t.none} action={<Button onClick={list.clear}>{t.clear}</Button>} />
    )
  return (
    <div className={styles.list}>
      {children(data)}
      <div className={styles.foot}>
        <span>{t.total(count(data.total))}</span>
        <Pagination page={data.page} pages={data.pages} hrefFor={list.hrefFor} />
      </div>
    </div>
  )
}

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8]
