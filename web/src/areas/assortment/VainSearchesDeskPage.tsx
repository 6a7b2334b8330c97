import { searchAddress } from '@fairfloor/domain/assortment/addresses'
import { vainSearchSorts } from '@fairfloor/domain/assortment/desk-choices'
import { vainSearchesAt } from '@fairfloor/domain/assortment/lists'
import { getVainSearches } from '@fairfloor/domain/assortment/search-desk-contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { count } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { queryOf } from '../../lib/query.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { useListAddress } from '../../ui/list-address.ts'
import { SortFilter } from '../../ui/SortFilter.tsx'
import type { Column } from '../../ui/Table.tsx'
import text from '../../ui/text.module.css'
import { AdminFrame } from '../back-office/AdminFrame.tsx'
import { DeskList } from '../back-office/list/DeskList.tsx'
import { instantText } from '../promotions/instant-text.ts'
import { searchDeskTexts } from './search-desk-texts.ts'

type Row = Answer<typeof getVainSearches>['searches'][number]

/** /admin/searches: what was searched in vain, and what it finds now. */
export function VainSearchesDeskPage() {
  const t = useTexts(searchDeskTexts)
  return (
    <AdminFrame title={t.title} lead={t.lead}>
      <Searches />
    </AdminFrame>
  )
}

function Searches() {
  const t = useTexts(searchDeskTexts)
  const list = useListAddress()
  const asked = vainSearchesAt(list.query)
  const query = useQuery({
    ...queryOf(getVainSearches, { query: asked }),
    placeholderData: keepPreviousData,
  })
  const columns = useColumns(query.data?.time_zone ?? 'UTC')
  return (
    <DeskList
      list={list}
      of={getVainSearches}
      asked={asked}
      query={query}
      search={t.search}
      filters={<SortFilter list={list} label={t.sort} sorts={t.sorts} value={asked.sort} options={vainSearchSorts} />}
      empty={{ icon: 'search', title: t.empty, children: t.emptyText }}
      table={{
        caption: t.title,
        columns,
        rows: answer => answer.searches,
        rowKey: ({ term }) => term,
      }}
    />
  )
}

function useColumns(timeZone: string): Column<Row>[] {
  const t = useTexts(searchDeskTexts)
  const { language } = useLanguage()
  const at = (instant: string) => <span className={text.nowrap}>{instantText(instant, timeZone, language)}</span>
  const found = (n: number) => (n === 0 ? t.nothing : t.sizes(n, count(n)))
  return [
    { id: 'term', head: t.term, phone: 'title', cell: ({ term }) => <bdi className="anywhere">{term}</bdi> },
    { id: 'times', head: t.times, align: 'end', cell: row => count(row.count) },
    { id: 'first', head: t.first, align: 'end', cell: ({ first_at }) => at(first_at) },
    { id: 'last', head: t.last, align: 'end', cell: ({ last_at }) => at(last_at) },
    {
      id: 'now',
      head: t.now,
      align: 'end',
      cell: ({ term, finds }) => (
        <PageLink to={searchAddress(term)} className={text.link} aria-label={t.see(term, found(finds))}>
          {found(finds)}
        </PageLink>
      ),
    },
  ]
}
