import type { Endpoint } from '@fairfloor/domain/endpoint'
import type { ReactNode } from 'react'
import { LinkButton } from '../../ui/LinkButton.tsx'
import type { LoadedQuery } from '../../ui/Loaded.tsx'
import type { ListAddress } from '../../ui/list-address.ts'
import type { Listed } from '../../ui/Parts.tsx'
import { SortFilter } from '../../ui/SortFilter.tsx'
import { StateFilter } from '../../ui/StateFilter.tsx'
import { DeskList, type DeskTable } from '../back-office/list/DeskList.tsx'

interface OfferListProps<State extends string, Sort extends string, Answer, Row> {
  list: ListAddress
  of: Endpoint
  query: LoadedQuery<Answer>
  table: DeskTable<Answer, Row>
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
export function OfferList<State extends string, Sort extends string, Answer extends Listed, Row>(
  props: OfferListProps<State, Sort, Answer, Row>,
) {
  const { list, of, query, icon, asked, states, sorts, words: t, table } = props
  return (
    <DeskList
      list={list}
      of={of}
      asked={asked}
      query={query}
      search={t.search}
      filters={
        <>
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
        </>
      }
      empty={{ icon, title: t.none, children: t.noneText }}
      table={table}
    />
  )
}
