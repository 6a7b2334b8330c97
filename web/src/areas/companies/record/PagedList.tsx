import type { ReactNode } from 'react'
import { Loaded, type LoadedQuery, type Nothing } from '../../../ui/Loaded.tsx'
import { useListAddress } from '../../../ui/list-address.ts'
import { Pagination } from '../../../ui/Pagination.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import styles from './Record.module.css'

interface PagedListProps<Answer> {
  query: LoadedQuery<Answer>
  empty: Nothing
  children: (answer: Answer) => ReactNode
}

/** A paged list within a part of a customer's page. */
export function PagedList<Answer extends { page: number; pages: number; total: number }>(
  props: PagedListProps<Answer>,
) {
  const { query, empty, children } = props
  const list = useListAddress()
  return (
    <div className={styles.part}>
      <Loaded
        query={query}
        waiting={<SkeletonRows rows={8} height={40} />}
        isEmpty={({ total, page, pages }) => total === 0 || page > pages}
        empty={empty}
      >
        {answer => (
          <>
            {children(answer)}
            <Pagination page={answer.page} pages={answer.pages} hrefFor={list.hrefFor} />
          </>
        )}
      </Loaded>
    </div>
  )
}
