import { arrange, type ListSort, sortIn } from '@fairfloor/domain/service-lists/arrange'
import { listFilter, listQuery } from '@fairfloor/domain/service-lists/list-address'
import type { ServiceListName } from '@fairfloor/domain/service-lists/lists'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { count } from '../../lib/format.ts'
import { queryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { type ListAddress, useListAddress } from '../../ui/list-address.ts'
import { Pagination } from '../../ui/Pagination.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { type Row, reads } from './lists.ts'
import { ServiceFilters } from './ServiceFilters.tsx'
import { ServiceTable } from './ServiceTable.tsx'
import { serviceTexts } from './texts.ts'

/** Rows on a page: a list may hold some ten thousand. */
const PAGE = 100

interface ServiceListProps {
  name: ServiceListName
  /** False until the reader is known. */
  enabled: boolean
}

/** The rows of a list, filtered, sorted and by pages as its address says. */
export function ServiceList({ name, enabled }: ServiceListProps) {
  const t = useTexts(serviceTexts)
  const address = useListAddress()
  const { brand, sort } = listFilter(address.query)
  const chosen = sortIn(name, sort)
  const read = queryOf(reads[name] as (typeof reads)['eta'], { query: listQuery(address.query) })
  const query = useQuery({ ...read, enabled, placeholderData: keepPreviousData })
  const none = name === 'eta' ? t.noneEta : t.none
  return (
    <div className="window-high mt-6">
      <Loaded query={query} waiting={<Loading />} isEmpty={() => false}>
        {rows => (
          <>
            <ServiceFilters name={name} address={address} rows={rows} sort={chosen} />
            <Page
              name={name}
              rows={arrange<Row>(rows, { brand, sort: chosen })}
              address={address}
              sort={chosen}
              none={none}
            />
          </>
        )}
      </Loaded>
    </div>
  )
}

interface PageProps {
  name: ServiceListName
  /** All that the filters leave. */
  rows: readonly Row[]
  address: ListAddress
  sort: ListSort | null
  none: string
}

function Page({ name, rows, address, sort, none }: PageProps) {
  const t = useTexts(serviceTexts)
  const isFiltered = address.query.has('brand') || address.query.has('bought')
  const pages = Math.max(1, Math.ceil(rows.length / PAGE))
  const page = Math.min(address.page, pages)
  if (rows.length === 0)
    return <EmptyState title={none} action={isFiltered && <Button onClick={address.clear}>{t.clear}</Button>} />
  return (
    <ServiceTable
      name={name}
      rows={rows.slice((page - 1) * PAGE, page * PAGE)}
      all={rows}
      address={address}
      sort={sort}
    >
      <div className="row wrap middle between gap-3 fg-2 pad-y-4">
        <span>{t.rows(count(rows.length))}</span>
        <Pagination page={page} pages={pages} hrefFor={address.hrefFor} />
      </div>
    </ServiceTable>
  )
}

function Loading() {
  const t = useTexts(serviceTexts)
  return (
    <>
      <p role="status" className="fg-2 mb-4">
        {t.loading}
      </p>
      <SkeletonRows rows={10} height={40} className="grid gap-2" />
    </>
  )
}
