import type { ReactNode } from 'react'
import { Loaded, type LoadedQuery, type Nothing } from '../../../ui/Loaded.tsx'
import { useListAddress } from '../../../ui/list-address.ts'
import { type Listed, Parts } from '../../../ui/Parts.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'

interface PagedListProps<Answer> {
  query: LoadedQuery<Answer>
  empty: Nothing
  children: (answer: Answer) => ReactNode
}

/** A paged list within a part of a customer's page. */
export function PagedList<Answer extends Listed>(props: PagedListProps<Answer>) {
  const { query, empty, children } = props
  const list = useListAddress()
  return (
    <div className="pt-5">
      <Loaded
        query={query}
        waiting={<SkeletonRows rows={8} height={40} />}
        isEmpty={({ total, next, previous }) => total === 0 || (list.place !== undefined && !next && !previous)}
        empty={empty}
      >
        {answer => (
          <>
            {children(answer)}
            <Parts of={answer} list={list} />
          </>
        )}
      </Loaded>
    </div>
  )
}
