import { endpoint } from '../endpoint.ts'
import type * as shapes from './contact-shapes.ts'

export const sendContact = endpoint<typeof shapes.sendContact>()({
  method: 'POST',
  path: '/api/enquiries',
  summary: 'Sends a general enquiry or the offer of a supplier to the shop, which answers by mail',
  who: 'anyone',
  refusals: ['contact_missing', 'contact_name', 'contact_email', 'contact_phone', 'too_many'],
})
