import { ask, page } from '../page.ts'
import { getDeskEnquiries } from './desk-contract.ts'
import { enquiriesAt } from './lists.ts'

export const enquiriesPage = page('/admin/enquiries', {
  module: 'areas/enquiries/EnquiriesDeskPage',
  who: 'operator',
  data: ({ query }) => [ask(getDeskEnquiries, { query: enquiriesAt(query) })],
})
