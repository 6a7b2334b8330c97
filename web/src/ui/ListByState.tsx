import type { ReactNode } from 'react'
import { ListFilter } from './ListFilter.tsx'
import type { LoadedQuery, Nothing } from './Loaded.tsx'
import { LongList } from './LongList.tsx'
import type { ListAddress } from './list-address.ts'
import type { Listed } from './Parts.tsx'
import { StateFilter } from './StateFilter.tsx'

interface ListByStateProps<State extends string, Answer> {
  list: ListAddress
  query: LoadedQuery<Answer>
  words: {
    /** What the search looks at. */
    search: string
    state: string
    /** Option for all states. */
    every: string
    states: Readonly<Record<State, string>>
  }
  /** The chosen one; undefined for all. */
  state: State | undefined
  states: readonly State[]
  /** Shown for an empty list without a search. */
  empty: Nothing
  children: (answer: Answer) => ReactNode
}

/** A long list that is searched by words and narrowed to one state. */
export function ListByState<State extends string, Answer extends Listed>(props: ListByStateProps<State, Answer>) {
  const { list, query, words, state, states, empty, children } = props
  return (
    <>
      <ListFilter list={list} label={words.search}>
        <StateFilter
          list={list}
          label={words.state}
          every={words.every}
          states={words.states}
          value={state}
          options={states}
        />
      </ListFilter>
      <LongList list={list} query={query} empty={empty}>
        {children}
      </LongList>
    </>
  )
}
