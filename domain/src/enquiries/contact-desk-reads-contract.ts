import { endpoint } from '../endpoint.ts'
import type * as shapes from './contact-shapes.ts'

export const getContactEnquiries = endpoint<typeof shapes.getContactEnquiries>()({
  method: 'GET',
  path: '/api/admin/contact-enquiries',
  summary:
    'What was written on the contact pages, newest first; search looks at message, name, company, brand and e-mail address',
  who: 'operator',
})
