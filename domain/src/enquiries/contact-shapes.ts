import * as z from 'zod/mini'
import { id, idParam, instant, listed, placeField, shapes, success } from '../shapes.ts'
import { contactKinds } from './contact.ts'
import { LONGEST_MESSAGE } from './enquiry.ts'
import { enquiryStates } from './states.ts'

const typed = (most: number) => z._default(z.string().check(z.maxLength(most)), '')

export const sendContact = shapes({
  body: z.object({
    kind: z.enum(contactKinds),
    name: typed(100),
    email: typed(254),
    phone: typed(40),
    company: typed(100),
    brand: typed(100),
    website: typed(200),
    message: typed(LONGEST_MESSAGE),
  }),
  answer: success,
})

const enquiry = z.object({
  id,
  kind: z.enum(contactKinds),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  brand: z.string(),
  website: z.string(),
  message: z.string(),
  asked_at: instant,
  /** Null also where it was answered by mail. */
  answer: z.nullable(z.string()),
  answered_at: z.nullable(instant),
  answered_by: z.nullable(z.string()),
})

export const getContactEnquiries = shapes({
  query: z.object({
    place: placeField,
    search: z._default(z.string().check(z.maxLength(200)), ''),
    state: z.optional(z.enum(enquiryStates)),
  }),
  answer: z.object({ ...listed, enquiries: z.array(enquiry) }),
})

const params = z.object({ id: idParam })

export const answerContact = shapes({
  params,
  body: z.object({ answer: z.string().check(z.maxLength(LONGEST_MESSAGE)) }),
  answer: enquiry,
})

export const markContactAnswered = shapes({ params, answer: enquiry })
