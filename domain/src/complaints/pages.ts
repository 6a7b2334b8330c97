import { ask, page } from '../page.ts'
import { complaintIdIn, complaintsAt } from './lists.ts'
import { getComplainableOrders, getComplaint, getComplaints } from './reads-contract.ts'

export const complaintsPage = page('/complaints', {
  module: 'areas/complaints/ComplaintsPage',
  who: 'users',
  buyersData: ({ query }) => [ask(getComplaints, { query: complaintsAt(query) })],
})

export const newComplaintPage = page('/complaints/new', {
  module: 'areas/complaints/NewComplaintPage',
  who: 'users',
  buyersData: () => [ask(getComplainableOrders, {})],
})

export const complaintPage = page('/complaints/:complaint', {
  module: 'areas/complaints/ComplaintPage',
  who: 'users',
  buyersData: ({ params }) => {
    const id = complaintIdIn(params.complaint)
    return id === undefined ? [] : [ask(getComplaint, { params: { id } })]
  },
})
