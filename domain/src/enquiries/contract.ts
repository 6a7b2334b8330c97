import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

export const getEnquiries = endpoint<typeof shapes.getEnquiries>()({
  method: 'GET',
  path: '/api/virtual-trade-show/exhibitors/:id/enquiries',
  summary: 'What the user has asked an exhibitor, newest first, with the answers',
  who: 'user',
  refusals: ['no_show'],
})

export const askExhibitor = endpoint<typeof shapes.askExhibitor>()({
  method: 'POST',
  path: '/api/virtual-trade-show/exhibitors/:id/enquiries',
  summary:
    'Asks an exhibitor a question, or to call back; mailed to the booth’s staff, or to the organiser where it has none',
  who: 'user',
  idempotent: true,
  refusals: [
    'no_show',
    'enquiries_closed',
    'enquiries_of_buyers',
    'enquiry_without_message',
    'enquiry_without_phone',
    'no_phone_number',
    'too_many_enquiries',
  ],
})
