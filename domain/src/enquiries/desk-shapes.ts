import * as z from 'zod/mini'
import { id, idParam, instant, listed, placeField, shapes } from '../shapes.ts'
import { enquiryKinds, LONGEST_MESSAGE } from './enquiry.ts'
import { enquiryStates } from './states.ts'

const deskEnquiry = z.object({
  id,
  kind: z.enum(enquiryKinds),
  exhibitor: z.string(),
  booth_number: z.int(),
  company: z.string(),
  name: z.string(),
  email: z.string(),
  /** Name of the agent who wrote it for the user. */
  agent: z.nullable(z.string()),
  phone: z.string(),
  call_when: z.string(),
  message: z.string(),
  asked_at: instant,
  /** Null also where it was answered by mail. */
  answer: z.nullable(z.string()),
  answered_at: z.nullable(instant),
  /** Name of the operator who answered, or noted the answer by mail. */
  answered_by: z.nullable(z.string()),
})

export const getDeskEnquiries = shapes({
  query: z.object({
    place: placeField,
    search: z._default(z.string().check(z.maxLength(200)), ''),
    state: z.optional(z.enum(enquiryStates)),
  }),
  answer: z.object({ ...listed, enquiries: z.array(deskEnquiry) }),
})

export const answerEnquiry = shapes({
  params: z.object({ id: idParam }),
  body: z.object({ answer: z.string().check(z.maxLength(LONGEST_MESSAGE)) }),
  answer: deskEnquiry,
})

export const markEnquiryAnswered = shapes({
  params: z.object({ id: idParam }),
  answer: deskEnquiry,
})
