import { ask, page } from '../page.ts'
import { getVts } from '../trade-show/contract.ts'
import { getDeskEnquiries } from './desk-contract.ts'
import { enquiriesAt } from './lists.ts'

export const enquiriesPage = page('/admin/enquiries', {
  module: 'areas/enquiries/EnquiriesPage',
  who: 'operator',
  data: ({ query }) => [
    // Instants are written in its time zone.
    ask(getVts, {}),
    ask(getDeskEnquiries, { query: enquiriesAt(query) }),
  ],
})
