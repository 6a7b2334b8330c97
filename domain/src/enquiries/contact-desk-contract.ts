import { endpoint } from '../endpoint.ts'
import type * as shapes from './contact-shapes.ts'

export { getContactEnquiries } from './contact-desk-reads-contract.ts'

export const answerContact = endpoint<typeof shapes.answerContact>()({
  method: 'POST',
  path: '/api/admin/contact-enquiries/:id/answer',
  summary: 'Answers an enquiry of the contact pages, once; the answer is mailed',
  who: 'operator',
  idempotent: true,
  refusals: ['enquiry_answered', 'answer_empty'],
})

export const markContactAnswered = endpoint<typeof shapes.markContactAnswered>()({
  method: 'POST',
  path: '/api/admin/contact-enquiries/:id/answered-by-mail',
  summary: 'Notes that an enquiry of the contact pages was answered by mail or on the phone; nothing is sent',
  who: 'operator',
  refusals: ['enquiry_answered'],
})
