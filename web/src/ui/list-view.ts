import { isSought } from '@fairfloor/domain/trade-show/where-is'
import { useDeferredValue, useState } from 'react'
import { useSearchParams } from 'react-router'

/** What is searched in a list that the page has in full, and how the list is sorted. */
export interface ListView<Sort extends string> {
  search: string
  /** The search that the rows follow: hundreds of rows must not slow down typing. */
  sought: string
  sort: Sort
  setSearch: (search: string) => void
  /** Ends the search with the same render, for a row that is focused right after it. */
  endSearch: () => void
  setSort: (sort: Sort) => void
  /** Whether a row with these texts is found. */
  finds: (...texts: readonly string[]) => boolean
}

/**
 * Search and sorting of a list; the first sort is the usual one. On a page of its own the list's address holds them, so that a
 * reload and a link show the same; in a dialog the component does.
 */
export function useListView<Sort extends string>(
  sorts: readonly [Sort, ...Sort[]],
  { inAddress }: { inAddress: boolean },
): ListView<Sort> {
  const [query, setQuery] = useSearchParams()
  const sortIn = (value: string | null) => sorts.find(sort => sort === value) ?? sorts[0]
  // The address follows: a typed character must not wait for the router.
  const [view, setView] = useState(() => ({
    search: (inAddress && query.get('search')) || '',
    isEnded: false,
    sort: inAddress ? sortIn(query.get('sort')) : sorts[0],
  }))
  const change = (next: typeof view) => {
    setView(next)
    if (!inAddress) return
    setQuery(
      before => {
        const after = new URLSearchParams(before)
        put(after, 'search', next.search.trim())
        put(after, 'sort', next.sort === sorts[0] ? '' : next.sort)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  }
  const deferred = useDeferredValue(view.search)
  const sought = view.isEnded ? '' : deferred
  return {
    search: view.search,
    sort: view.sort,
    sought,
    setSearch: search => change({ ...view, search, isEnded: false }),
    endSearch: () => change({ ...view, search: '', isEnded: true }),
    setSort: sort => change({ ...view, sort }),
    finds: (...texts) => isSought(texts.join(' '), sought),
  }
}

function put(query: URLSearchParams, name: string, value: string): void {
  if (value) query.set(name, value)
  else query.delete(name)
}
