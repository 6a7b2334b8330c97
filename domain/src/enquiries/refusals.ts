import { generalRefusals } from '../general-refusals.ts'
import { refuser, says } from '../refusal.ts'

/** What this area refuses. */
export const refusals = {
  enquiries_closed: says(409, 'This trade show is over. Its booths take no more questions.'),
  enquiries_of_buyers: says(403, 'Only buyers can ask at a booth.'),
  enquiry_without_message: says(422, 'Please write what you would like to know.'),
  enquiry_without_phone: says(422, 'Please enter the phone number to call.'),
  no_phone_number: says(422, 'This is not a phone number.'),
  too_many_enquiries: {
    status: 429,
    text: ({ minutes }: { minutes: number }) =>
      `You have asked a lot in the last hour. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  },
  contact_missing: says(422, 'Please fill this in.'),
  contact_email: says(422, 'This is not an e-mail address.'),
  contact_name: says(422, 'Please write a name on one line, without a link or an address.'),
  contact_phone: says(422, 'Please enter a phone number of at least five digits.'),
  enquiry_answered: says(409, 'This enquiry is answered already.'),
  answer_empty: says(422, 'Please write an answer.'),
} as const

export const refuse = refuser({ ...generalRefusals, ...refusals })
