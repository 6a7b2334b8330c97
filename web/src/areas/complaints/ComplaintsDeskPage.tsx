import { complaintsAt } from '@fairfloor/domain/complaints/lists'
import { complaintStates } from '@fairfloor/domain/complaints/states'
import { useQuery } from '@tanstack/react-query'
import { count } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { ListByState } from '../../ui/ListByState.tsx'
import { useListAddress } from '../../ui/list-address.ts'
import { Table } from '../../ui/Table.tsx'
import { AdminFrame } from '../back-office/AdminFrame.tsx'
import { live } from '../back-office/live.ts'
import { useComplaintColumns } from './desk-columns.tsx'
import { deskComplaintsQuery } from './desk-queries.ts'
import { complaintDeskTexts } from './desk-texts.ts'
import { complaintTexts } from './texts.ts'

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
    <ListByState
      list={list}
      query={query}
      words={{ ...t, search: words.search, states }}
      state={asked.state}
      states={complaintStates}
      empty={{ icon: 'check', title: words.none, children: words.noneText }}
    >
      {({ complaints }) => (
        <Table caption={t.titles.complaints} columns={columns} rows={complaints} rowKey={({ id }) => id} />
      )}
    </ListByState>
  )
}
