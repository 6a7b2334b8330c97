import { complaintStates } from '@fairfloor/domain/complaints/complaint'
import type { getDeskComplaints } from '@fairfloor/domain/complaints/desk-contract'
import { complaintsAt } from '@fairfloor/domain/complaints/lists'
import type { Answer } from '@fairfloor/domain/endpoint'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { count } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { ListFilter } from '../../ui/ListFilter.tsx'
import { LongList } from '../../ui/LongList.tsx'
import { useListAddress } from '../../ui/list-address.ts'
import { StateFilter } from '../../ui/StateFilter.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import text from '../../ui/text.module.css'
import { AdminFrame } from '../back-office/AdminFrame.tsx'
import styles from './ComplaintsDeskPage.module.css'
import { goodsOf, useDay } from './complaints.ts'
import { deskAddressOf, deskComplaintsQuery } from './desk-queries.ts'
import { complaintDeskTexts } from './desk-texts.ts'
import { StateTag } from './StateTag.tsx'
import { complaintTexts } from './texts.ts'

type Row = Answer<typeof getDeskComplaints>['complaints'][number]

/** Complaints appear by themselves, so an open page polls. */
const live = { refetchInterval: 15_000, placeholderData: keepPreviousData }

/** /admin/complaints: what customers complain of. */
export function ComplaintsDeskPage() {
  const t = useTexts(complaintTexts)
  const words = useTexts(complaintDeskTexts)
  return (
    <AdminFrame title={t.titles.complaints} lead={words.lead}>
      <Complaints />
    </AdminFrame>
  )
}

function Complaints() {
  const t = useTexts(complaintTexts)
  const words = useTexts(complaintDeskTexts)
  const list = useListAddress()
  const asked = complaintsAt(list.query)
  const query = useQuery({ ...deskComplaintsQuery(asked), ...live })
  const columns = useColumns()
  const counts = query.data?.counts
  const states = counts
    ? (Object.fromEntries(
        complaintStates.map(state => [state, `${t.states[state]} (${count(counts[state])})`]),
      ) as typeof t.states)
    : t.states
  return (
    <>
      <ListFilter list={list} label={words.search}>
        <StateFilter
          list={list}
          label={t.state}
          every={t.every}
          states={states}
          value={asked.state}
          options={complaintStates}
        />
      </ListFilter>
      <LongList list={list} query={query} empty={{ icon: 'check', title: words.none, children: words.noneText }}>
        {({ complaints }) => (
          <Table caption={t.titles.complaints} columns={columns} rows={complaints} rowKey={({ id }) => id} />
        )}
      </LongList>
    </>
  )
}

function useColumns(): Column<Row>[] {
  const t = useTexts(complaintTexts)
  const words = useTexts(complaintDeskTexts)
  const dayOf = useDay()
  return [
    {
      id: 'number',
      head: t.number,
      phone: 'title',
      cell: ({ id }) => (
        <PageLink to={deskAddressOf(id)} className={text.link} aria-label={t.titles.complaint(id)}>
          {id}
        </PageLink>
      ),
    },
    { id: 'company', head: words.company, cell: ({ company }) => company },
    {
      id: 'goods',
      head: t.goods,
      cell: one => (
        <span className={styles.goods}>
          <span>{`${one.brand_name} ${goodsOf(one)}`}</span>
          <small>
            {[
              t.reasons[one.reason],
              t.pieces(one.quantity, count(one.quantity)),
              one.photos > 0 && words.photos(one.photos),
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </span>
      ),
    },
    { id: 'order', head: t.order, cell: ({ order_id }) => order_id },
    { id: 'made', head: t.made, cell: ({ made_at }) => <span className={text.nowrap}>{dayOf(made_at)}</span> },
    {
      id: 'state',
      head: t.state,
      cell: ({ state, waits }) => (
        <span className={styles.state}>
          <StateTag state={state} />
          {waits && <Tag tone="signal">{words.waits}</Tag>}
        </span>
      ),
    },
    { id: 'worker', head: words.worksOn, cell: ({ taken_on_by }) => taken_on_by },
  ]
}
