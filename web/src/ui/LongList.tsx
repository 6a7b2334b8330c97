import type { ReactNode } from 'react'
import { count } from '../lib/format.ts'
import { useTexts } from '../lib/texts.tsx'
import { Button } from './Button.tsx'
import { Loaded, type LoadedQuery, type Nothing } from './Loaded.tsx'
import type { ListAddress } from './list-address.ts'
import { listTexts } from './list-texts.ts'
import { type Listed, Parts } from './Parts.tsx'
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

/** In an address, and no search. */
const ARRANGED = { tab: '', place: '', sort: '', without: '' }

/** The states of a long list: loading, failed, empty, nothing found, and a part of it. */
export function LongList<Answer extends Listed>(props: LongListProps<Answer>) {
  const { list, query, empty, children } = props
  const t = useTexts(listTexts).list
  const isSearched = list.address(ARRANGED) !== '?'
  const { title, all } = props.none ?? { title: t.none, all: t.clear }
  const none = { icon: 'search', title, action: <Button onClick={list.clear}>{all}</Button> } as const
  return (
    <Loaded
      query={query}
      waiting={<SkeletonRows rows={8} height={40} className="grid gap-3" />}
      isEmpty={({ total, next, previous }) => total === 0 || (list.place !== undefined && !next && !previous)}
      empty={query.data?.total === 0 && !isSearched ? empty : none}
    >
      {answer => (
        <div className="stack gap-4">
          {children(answer)}
          <div className="row wrap middle between gap-3 ink-2">
            <span>{t.total(count(answer.total))}</span>
            <Parts of={answer} list={list} />
          </div>
        </div>
      )}
    </Loaded>
  )
}
