import type { Answer } from '@fairfloor/domain/endpoint'
import { getClearances } from '@fairfloor/domain/promotions/desk-contract'
import { clearancesAt, openAt } from '@fairfloor/domain/promotions/lists'
import { campaignStates, clearanceSorts } from '@fairfloor/domain/promotions/states'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { type ListAddress, useListAddress } from '../../ui/list-address.ts'
import { Price } from '../../ui/Price.tsx'
import { SortFilter } from '../../ui/SortFilter.tsx'
import { StateFilter } from '../../ui/StateFilter.tsx'
import type { Column } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import text from '../../ui/text.module.css'
import { AdminFrame } from '../back-office/AdminFrame.tsx'
import { DeskList } from '../back-office/list/DeskList.tsx'
import { clearancesQuery } from './desk-queries.ts'
import { promotionDeskTexts } from './desk-texts.ts'
import { instantText } from './instant-text.ts'
import { STATE_TONES } from './state-tones.ts'

// Its code comes after the page, as it is opened later.
const ClearanceSheet = lazyPart(async () => ({ default: (await import('./ClearanceSheet.tsx')).ClearanceSheet }))

type Row = Answer<typeof getClearances>['clearances'][number]

/** /admin/clearance: sizes that are sold off; one opens in a sheet beside the list. */
export function ClearanceDeskPage() {
  const t = useTexts(promotionDeskTexts)
  return (
    <AdminFrame title={t.titles.clearance} lead={t.clearance.lead}>
      <Clearances />
    </AdminFrame>
  )
}

function Clearances() {
  const t = useTexts(promotionDeskTexts)
  const list = useListAddress()
  const asked = clearancesAt(list.query)
  const query = useQuery(clearancesQuery(asked))
  const columns = useColumns(list, query.data?.time_zone ?? 'UTC')
  return (
    <>
      <DeskList
        list={list}
        of={getClearances}
        asked={asked}
        query={query}
        search={t.clearance.search}
        filters={
          <>
            <StateFilter
              list={list}
              label={t.state}
              every={t.every}
              states={t.states}
              value={asked.state}
              options={campaignStates}
            />
            <SortFilter
              list={list}
              label={t.sort}
              sorts={t.clearance.sorts}
              value={asked.sort}
              options={clearanceSorts}
            />
            <LinkButton to={list.address({ open: 'new' })} variant="ink" icon="plus">
              {t.clearance.create}
            </LinkButton>
          </>
        }
        empty={{ icon: 'gift', title: t.clearance.none, children: t.clearance.noneText }}
        table={{
          caption: t.titles.clearance,
          columns,
          rows: ({ clearances }) => clearances,
          rowKey: ({ id }) => id,
        }}
      />
      {query.data && (
        <Suspense>
          <ClearanceSheet open={openAt(list.query)} answer={query.data} closeTo={list.address({ open: '' })} />
        </Suspense>
      )}
    </>
  )
}

function useColumns(list: ListAddress, timeZone: string): Column<Row>[] {
  const t = useTexts(promotionDeskTexts)
  const { language } = useLanguage()
  const at = (instant: string | null) => (instant === null ? '' : instantText(instant, timeZone, language))
  return [
    {
      id: 'size',
      head: t.clearance.size,
      phone: 'title',
      cell: ({ id, name }) => (
        <Link to={list.address({ open: String(id) })} className={text.link} aria-label={t.clearance.change(name)}>
          {name}
        </Link>
      ),
    },
    { id: 'percent', head: t.clearance.percent, align: 'end', cell: ({ percent }) => `${percent} %` },
    { id: 'group', head: t.clearance.group, cell: ({ group }) => group },
    {
      id: 'price',
      head: t.clearance.price,
      align: 'end',
      cell: row =>
        row.clearance_price !== null && <Price current={row.clearance_price} regular={row.regular_price} size="s" />,
    },
    {
      id: 'state',
      head: t.state,
      cell: ({ state }) => <Tag tone={STATE_TONES[state]}>{t.states[state]}</Tag>,
    },
    { id: 'from', head: t.from, align: 'end', cell: ({ start }) => <span className={text.nowrap}>{at(start)}</span> },
    {
      id: 'until',
      head: t.until,
      align: 'end',
      cell: ({ end }) => <span className={text.nowrap}>{at(end) || t.clearance.openEnd}</span>,
    },
  ]
}
