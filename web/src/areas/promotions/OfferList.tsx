import type { ReactNode } from 'react'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { ListFilter } from '../../ui/ListFilter.tsx'
import type { LoadedQuery } from '../../ui/Loaded.tsx'
import { LongList } from '../../ui/LongList.tsx'
import type { ListAddress } from '../../ui/list-address.ts'
import { SortFilter } from '../../ui/SortFilter.tsx'
import { StateFilter } from '../../ui/StateFilter.tsx'

type Paged = { page: number; pages: number; total: number }

interface OfferListProps<State extends string, Sort extends string, Answer> {
  list: ListAddress
  query: LoadedQuery<Answer>
  children: (answer: Answer) => ReactNode
  icon: 'gift' | 'sparkle'
  asked: { state?: State | undefined; sort?: Sort | undefined }
  states: readonly State[]
  sorts: readonly [Sort, ...Sort[]]
  words: {
    search: string
    state: string
    every: string
    states: Readonly<Record<State, string>>
    sort: string
    sorts: Readonly<Record<Sort, string>>
    create: string
    none: string
    noneText: ReactNode
  }
}

/** What the shop offers for a time, by state: searched, sorted, and added to. */
export function OfferList<State extends string, Sort extends string, Answer extends Paged>(
  props: OfferListProps<State, Sort, Answer>,
) {
  const { list, query, icon, asked, states, sorts, words: t, children } = props
  return (
    <>
      <ListFilter list={list} label={t.search}>
        <StateFilter
          list={list}
          label={t.state}
          every={t.every}
          states={t.states}
          value={asked.state}
          options={states}
        />
        <SortFilter list={list} label={t.sort} sorts={t.sorts} value={asked.sort} options={sorts} />
        <LinkButton to={list.address({ open: 'new' })} variant="ink" icon="plus">
          {t.create}
        </LinkButton>
      </ListFilter>
      <LongList list={list} query={query} empty={{ icon, title: t.none, children: t.noneText }}>
        {children}
      </LongList>
    </>
  )
}
