import * as z from 'zod/mini'
import { id, idParam, instant, listed, placeField, shapes } from '../shapes.ts'
import { erasureStates, hindrances } from './erasure.ts'

const request = z.object({
  id,
  state: z.enum(erasureStates),
  asked_at: instant,
  /** Of an erased user no longer theirs. */
  name: z.string(),
  email: z.string(),
  company: z.nullable(z.string()),
  note: z.string(),
  decided_at: z.nullable(instant),
  /** Name of the operator; null where nobody has decided, or the operator is gone. */
  decided_by: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** Why it cannot be approved now. */
  hindrance: z.nullable(z.enum([...hindrances, 'oneself'])),
})

export type ErasureRequest = z.output<typeof request>

export const getErasures = shapes({
  query: z.object({
    place: placeField,
    search: z._default(z.string().check(z.maxLength(200)), ''),
    state: z.optional(z.enum(erasureStates)),
  }),
  answer: z.object({ ...listed, requests: z.array(request) }),
})

const params = z.object({ id: idParam })

export const approveErasure = shapes({ params, answer: request })

export const refuseErasure = shapes({
  params,
  body: z.object({ reason: z.string().check(z.maxLength(1000)) }),
  answer: request,
})
