import { ask, page } from '../page.ts'
import { COMPLAINTS, NEW_COMPLAINT } from './addresses.ts'
import { complaintIdIn, complaintsAt } from './lists.ts'
import { getComplainableOrders, getComplaint, getComplaints } from './reads-contract.ts'

const RARE = { table: 'app/RarePages' } as const

export const complaintsPage = page(COMPLAINTS, {
  ...RARE,
  module: 'areas/complaints/ComplaintsPage',
  who: 'users',
  buyersData: ({ query }) => [ask(getComplaints, { query: complaintsAt(query) })],
})

export const newComplaintPage = page(NEW_COMPLAINT, {
  ...RARE,
  module: 'areas/complaints/NewComplaintPage',
  who: 'users',
  buyersData: () => [ask(getComplainableOrders, {})],
})

export const complaintPage = page(`${COMPLAINTS}/:complaint`, {
  ...RARE,
  module: 'areas/complaints/ComplaintPage',
  who: 'users',
  buyersData: ({ params }) => {
    const id = complaintIdIn(params.complaint)
    return id === undefined ? [] : [ask(getComplaint, { params: { id } })]
  },
})
