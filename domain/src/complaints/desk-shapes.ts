import * as z from 'zod/mini'
import { id, idField, idParam, listed, money, quantity, shapes } from '../shapes.ts'
import { LONGEST_TEXT, settlements } from './complaint.ts'
import { complaint, complaintHead, listQuery } from './shapes.ts'
import { complaintStates } from './states.ts'

const text = z.string().check(z.maxLength(LONGEST_TEXT))

const deskComplaint = z.object({
  ...complaint.shape,
  company: z.string(),
  customer_id: id,
  customer_number: z.nullable(z.string()),
  email: z.string(),
  taken_on_by: z.nullable(z.string()),
  decided_by: z.nullable(z.string()),
  closed_by: z.nullable(z.string()),
  invoice_number: z.nullable(z.string()),
  /** Net price of a piece on the invoice. */
  unit_price: money,
  /** Pieces that the invoice can still give back. */
  creditable: z.int(),
  /** Free pieces; null: not counted. */
  in_stock: z.nullable(z.int()),
})

const one = z.object({ id: idParam })

export const getDeskComplaints = shapes({
  query: z.extend(listQuery, { customer: z.optional(idField) }),
  answer: z.object({
    ...listed,
    /** Complaints by state, of the list before it is narrowed. */
    counts: z.record(z.enum(complaintStates), z.int()),
    complaints: z.array(
      z.object({
        ...complaintHead.shape,
        company: z.string(),
        photos: z.int(),
        /** The last message is the customer's. */
        waits: z.boolean(),
        taken_on_by: z.nullable(z.string()),
      }),
    ),
  }),
})

export const getDeskComplaint = shapes({ params: one, answer: deskComplaint })

export const takeOn = shapes({ params: one, answer: deskComplaint })

export const answerComplaint = shapes({ params: one, body: z.object({ text }), answer: deskComplaint })

export const acceptComplaint = shapes({
  params: one,
  body: z.object({ settlement: z.enum(settlements), quantity, text }),
  answer: deskComplaint,
})

export const refuseComplaint = shapes({ params: one, body: z.object({ text }), answer: deskComplaint })

export const closeComplaint = shapes({ params: one, answer: deskComplaint })
