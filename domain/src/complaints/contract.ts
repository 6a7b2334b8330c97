import { endpoint } from '../endpoint.ts'
import { PHOTO_BYTES } from './complaint.ts'
import type * as shapes from './shapes.ts'

export { getComplainableOrders, getComplaint, getComplaints } from './reads-contract.ts'

/** What a form adds to a file. */
const FORM_BYTES = 4096

export const getComplainableLines = endpoint<typeof shapes.getComplainableLines>()({
  method: 'GET',
  path: '/api/complainable-orders/:order_id',
  summary: 'Shipped lines of an order that can be complained of, with the pieces that nobody has complained of yet',
  who: 'customer',
})

export const uploadPhoto = endpoint<typeof shapes.uploadPhoto>()({
  method: 'POST',
  path: '/api/complaint-photos',
  summary:
    'Keeps a photo for a complaint for a day: JPEG, PNG or WebP of at most 10 MB; what it says of place and camera is dropped',
  who: 'customer',
  needs: 'order',
  sends: 'files',
  bodyLimit: PHOTO_BYTES + FORM_BYTES,
  refusals: ['not_a_photo', 'too_many_photos', 'photo_under_way'],
})

export const getPhoto = endpoint<typeof shapes.getPhoto>()({
  method: 'GET',
  path: '/api/complaint-photos/:id/:size',
  summary: 'A photo of a complaint, for its customer and for operators',
  who: 'user',
  media: 'image/webp',
})

export const complain = endpoint<typeof shapes.complain>()({
  method: 'POST',
  path: '/api/complaints',
  summary: 'Complains of pieces of a shipped line, within 14 days',
  who: 'customer',
  needs: 'order',
  idempotent: true,
  refusals: [
    'complaint_without_text',
    'too_late_to_complain',
    'more_than_complainable',
    'unknown_photo',
    'too_many_complaints',
  ],
})

export const writeMessage = endpoint<typeof shapes.writeMessage>()({
  method: 'POST',
  path: '/api/complaints/:id/messages',
  summary: 'Writes to us about a complaint, until it is closed',
  who: 'customer',
  needs: 'order',
  idempotent: true,
  refusals: ['empty_message', 'complaint_closed', 'too_many_complaints'],
})

export const withdrawComplaint = endpoint<typeof shapes.withdrawComplaint>()({
  method: 'POST',
  path: '/api/complaints/:id/withdrawal',
  summary: 'Withdraws a complaint that nobody works on yet; its pieces can be complained of again',
  who: 'customer',
  needs: 'order',
  refusals: ['complaint_taken_on', 'complaint_closed'],
})
