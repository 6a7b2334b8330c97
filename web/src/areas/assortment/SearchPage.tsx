import { Suspense } from 'react'
import { useParams } from 'react-router'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { ProductList } from './ProductList.tsx'
import { listTexts } from './texts.ts'
import { useListAddress } from './use-list-address.ts'

// What was found needs neither, unless it is nothing.
const SearchStart = lazyPart(async () => ({ default: (await import('./SearchStart.tsx')).SearchStart }))
const SearchWays = lazyPart(async () => ({ default: (await import('./SearchWays.tsx')).SearchWays }))

/** /search: what to search for; /search/{term}: what was found, as any other list. */
export function SearchPage() {
  const t = useTexts(listTexts)
  const list = useListAddress()
  const { term } = useParams()
  if (!term || !list.place)
    return (
      <Suspense>
        <SearchStart />
      </Suspense>
    )
  const ways = (
    <Suspense>
      <SearchWays />
    </Suspense>
  )
  return (
    <ProductList
      list={list}
      place={list.place}
      empty={{ icon: 'search', title: t.noResults, children: t.noResultsHint, action: ways }}
    />
  )
}
