import { ask, page } from '../page.ts'
import { getContactEnquiries } from './contact-desk-reads-contract.ts'
import { getDeskEnquiries } from './desk-contract.ts'
import { enquiriesAt, enquiryPlaceAt } from './lists.ts'

export const enquiriesPage = page('/admin/enquiries', {
  module: 'areas/enquiries/EnquiriesDeskPage',
  who: 'operator',
  data: ({ query }) => [
    enquiryPlaceAt(query) === 'booths'
      ? ask(getDeskEnquiries, { query: enquiriesAt(query) })
      : ask(getContactEnquiries, { query: enquiriesAt(query) }),
  ],
})
