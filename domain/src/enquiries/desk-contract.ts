import { endpoint } from '../endpoint.ts'
import type * as shapes from './desk-shapes.ts'

export const getDeskEnquiries = endpoint<typeof shapes.getDeskEnquiries>()({
  method: 'GET',
  path: '/api/admin/enquiries',
  summary: 'What buyers ask at the booths, newest first; search looks at message, name and e-mail address',
  who: 'operator',
})

export const answerEnquiry = endpoint<typeof shapes.answerEnquiry>()({
  method: 'POST',
  path: '/api/admin/enquiries/:id/answer',
  summary: 'Answers an enquiry, once; the answer is mailed to the buyer and shown at the booth',
  who: 'operator',
  idempotent: true,
  refusals: ['enquiry_answered', 'answer_empty'],
})

export const markEnquiryAnswered = endpoint<typeof shapes.markEnquiryAnswered>()({
  method: 'POST',
  path: '/api/admin/enquiries/:id/answered-by-mail',
  summary: 'Notes that an enquiry was answered by mail or on the phone; nothing is sent',
  who: 'operator',
  refusals: ['enquiry_answered'],
})
