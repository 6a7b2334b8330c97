import { generalRefusals } from '../general-refusals.ts'
import { refuser, says } from '../refusal.ts'

/** What this area refuses. */
export const refusals = {
  too_late_to_complain: says(409, 'The 14 days in which a problem with these goods can be reported are over.'),
  more_than_complainable: {
    status: 422,
    text: ({ left }: { left: number }) =>
      left === 0
        ? 'You have reported all pieces of this shipment already.'
        : `You can report ${left} more ${left === 1 ? 'piece' : 'pieces'} of this shipment.`,
  },
  complaint_without_text: says(422, 'Please describe what is wrong.'),
  empty_message: says(422, 'Please write a message.'),
  unknown_photo: says(422, 'A photo is no longer there. Please add it again.'),
  not_a_photo: says(422, 'This file is no photo. Please take a JPEG, PNG or WebP file.'),
  too_many_photos: says(429, 'You have uploaded many photos today. Please report the problem with these first.'),
  photo_under_way: says(429, 'Another photo of yours is still on its way. Please wait until it has arrived.'),
  too_many_complaints: says(429, 'You have written a lot in the last hour. Please try again in an hour.'),
  complaint_closed: says(409, 'This complaint is closed.'),
  complaint_taken_on: says(409, 'Somebody has taken this complaint on already.'),
  complaint_decided: says(409, 'This complaint has been decided already.'),
  complaint_undecided: says(409, 'Please accept or refuse this complaint first.'),
  more_than_complained: says(422, 'This is more than the customer complained of.'),
  nothing_to_credit: says(409, 'Nothing of these pieces is left to credit.'),
  refused_without_reason: says(422, 'Please tell the customer why.'),
} as const

export const refuse = refuser({ ...generalRefusals, ...refusals })
