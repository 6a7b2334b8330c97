import { complaintsAt } from '@fairfloor/domain/complaints/lists'
import { complaintStates } from '@fairfloor/domain/complaints/states'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { count } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { ListFilter } from '../../ui/ListFilter.tsx'
import { LongList } from '../../ui/LongList.tsx'
import { useListAddress } from '../../ui/list-address.ts'
import { StateFilter } from '../../ui/StateFilter.tsx'
import { Table } from '../../ui/Table.tsx'
import { AdminFrame } from '../back-office/AdminFrame.tsx'
import { useComplaintColumns } from './desk-columns.tsx'
import { deskComplaintsQuery } from './desk-queries.ts'
import { complaintDeskTexts } from './desk-texts.ts'
import { complaintTexts } from './texts.ts'

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
  const columns = useComplaintColumns()
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
