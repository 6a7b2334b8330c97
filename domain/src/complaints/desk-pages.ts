import { ask, page } from '../page.ts'
import { getDeskComplaint, getDeskComplaints } from './desk-reads-contract.ts'
import { complaintIdIn, complaintsAt } from './lists.ts'

export const complaintsDeskPage = page('/admin/complaints', {
  module: 'areas/complaints/ComplaintsDeskPage',
  who: 'operator',
  data: ({ query }) => [ask(getDeskComplaints, { query: complaintsAt(query) })],
})

export const complaintDeskPage = page('/admin/complaints/:deskComplaint', {
  module: 'areas/complaints/ComplaintDeskPage',
  who: 'operator',
  data: ({ params }) => {
    const id = complaintIdIn(params.deskComplaint)
    return id === undefined ? [] : [ask(getDeskComplaint, { params: { id } })]
  },
})
