import * as z from 'zod/mini'
import { id, idParam, instant, shapes } from '../shapes.ts'
import { enquiryKinds, LONGEST_MESSAGE, LONGEST_PHONE, LONGEST_WISH } from './enquiry.ts'

/** A field that may be left out. */
const typed = (most: number) => z._default(z.string().check(z.maxLength(most)), '')

/** An enquiry as its sender sees it. */
const enquiry = z.object({
  id,
  kind: z.enum(enquiryKinds),
  message: z.string(),
  phone: z.string(),
  call_when: z.string(),
  asked_at: instant,
  answer: z.nullable(z.string()),
  answered_at: z.nullable(instant),
})

export const getEnquiries = shapes({
  params: z.object({ id: idParam }),
  answer: z.array(enquiry),
})

export const askExhibitor = shapes({
  params: z.object({ id: idParam }),
  body: z.object({
    kind: z.enum(enquiryKinds),
    message: typed(LONGEST_MESSAGE),
    phone: typed(LONGEST_PHONE),
    call_when: typed(LONGEST_WISH),
  }),
  answer: z.array(enquiry),
})
