import { getDeskComplaints, takeOn } from '@fairfloor/domain/complaints/desk-contract'
import { complaintsAt } from '@fairfloor/domain/complaints/lists'
import { complaintStates } from '@fairfloor/domain/complaints/states'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { count } from '../../lib/format.ts'
import { everyQueryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import { useListAddress } from '../../ui/list-address.ts'
import { StateFilter } from '../../ui/StateFilter.tsx'
import { AdminFrame } from '../back-office/AdminFrame.tsx'
import { DeskList } from '../back-office/list/DeskList.tsx'
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
    <DeskList
      list={list}
      of={getDeskComplaints}
      asked={asked}
      query={query}
      search={words.search}
      filters={
        <StateFilter
          list={list}
          label={t.state}
          every={t.every}
          states={states}
          value={asked.state}
          options={complaintStates}
        />
      }
      empty={{ icon: 'check', title: words.none, children: words.noneText }}
      table={{
        caption: t.titles.complaints,
        columns,
        rows: ({ complaints }) => complaints,
        rowKey: ({ id }) => id,
        nameOf: ({ id }) => t.titles.complaint(id),
        bulk: [
          {
            label: words.takeOn,
            fits: ({ state }) => state === 'open',
            run: ({ id }) => call(takeOn, { params: { id } }),
            invalidates: [everyQueryOf(getDeskComplaints)],
          },
        ],
      }}
    />
  )
}
