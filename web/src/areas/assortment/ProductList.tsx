import { getProducts } from '@fairfloor/domain/assortment/contract'
import { type ListPlace, listQuery } from '@fairfloor/domain/assortment/list-place'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { count } from '../../lib/format.ts'
import { queryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import { useWide } from '../../lib/use-wide.ts'
import { announce } from '../../ui/announce.ts'
import { classes } from '../../ui/classes.ts'
import type { EmptyStateProps } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loaded, type Nothing } from '../../ui/Loaded.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { CompareBar } from './compare/lazy.tsx'
import { isMissing, ListHead } from './ListHead.tsx'
import { ListPages, WaitingPage } from './ListPages.tsx'
import { FilterBar, FilterChips, Filters, MissingList, SortSelect } from './lazy-tools.tsx'
import styles from './ProductList.module.css'
import { listTexts } from './texts.ts'
import { type ListAddress, listName } from './use-list-address.ts'

interface ProductListProps {
  list: ListAddress
  place: ListPlace
  /** Shown for a list that is empty without filters. */
  empty: EmptyStateProps
  /** Above the list, below its title. */
  children?: ReactNode
}

/**
 * The one list of products: title, filters, sort and pages of sizes with their flavours. All of it stands in the address.
 * While another filter loads, the rows of the last one stay.
 */
export function ProductList({ list, place, empty, children }: ProductListProps) {
  const t = useTexts(listTexts)
  const query = useQuery({
    ...queryOf(getProducts, { query: listQuery(place) }),
    placeholderData: keepPreviousData,
  })
  const { data, isPlaceholderData } = query
  const hasRoom = useWide(1200)
  const name = listName(place)
  // By entry of the history: another page of the same list is a list that begins there.
  const { key: entry } = useLocation()
  const [shown, setShown] = useState({ name, entry, place })
  if (!isPlaceholderData && (shown.name !== name || shown.entry !== entry)) setShown({ name, entry, place })
  const found = isPlaceholderData ? null : (data?.total ?? null)
  const isFiltered = Object.keys(place.filters).length > 0

  // The first count is read with the page.
  const [heard, setHeard] = useState({ name, found })
  useEffect(() => {
    if (found === null || heard.name === name) return
    announce(t.found(found, count(found)))
    setHeard({ name, found })
  }, [found, heard.name, name, t])

  const isEmpty = data?.total === 0 && !isFiltered

  if (data && isMissing(place, data))
    return (
      <Suspense>
        <MissingList kind={list.kind} />
      </Suspense>
    )
  const nothing: Nothing = isFiltered
    ? { icon: 'filter', title: t.noneLeft, action: <LinkButton to={list.pathname}>{t.clearAll}</LinkButton> }
    : empty
  return (
    <div className={classes('grid gap-10', styles.list, isEmpty && 'block')}>
      {hasRoom && !isEmpty && (
        <aside className={`own-top ${styles.side}`} aria-label={t.filters}>
          <Suspense fallback={<SkeletonRows rows={14} height={24} className="grid gap-4" />}>
            <Filters list={list} place={place} facets={data?.facets} />
          </Suspense>
        </aside>
      )}
      <div className="slim">
        <ListHead
          place={place}
          data={data}
          sort={
            hasRoom &&
            !isEmpty && (
              <Suspense>
                <SortSelect list={list} place={place} />
              </Suspense>
            )
          }
        />
        {children}
        {!hasRoom && !isEmpty && (
          <Suspense fallback={<div className={styles.bar} />}>
            <FilterBar list={list} place={place} data={data} />
          </Suspense>
        )}
        {isFiltered && (
          <Suspense fallback={<div className={styles.chips} />}>
            <FilterChips list={list} place={place} facets={data?.facets} />
          </Suspense>
        )}
        <div className={styles.rows} aria-busy={isPlaceholderData || undefined}>
          <Loaded query={query} waiting={<WaitingPage />} isEmpty={({ total }) => total === 0} empty={nothing}>
            {({ total, pages }) => (
              <ListPages
                key={`${shown.name} ${shown.entry}`}
                list={list}
                place={shown.place}
                entry={shown.entry}
                total={total}
                pages={pages}
              />
            )}
          </Loaded>
        </div>
        <CompareBar />
      </div>
    </div>
  )
}
