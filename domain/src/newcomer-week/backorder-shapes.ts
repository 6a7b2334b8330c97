import * as z from 'zod/mini'
import { id, idParam, instant, listed, placeField, price, shapes } from '../shapes.ts'

const asked = {
  asked_at: instant,
  asked_by: z.nullable(z.string()),
  /** Pieces that were waited for when the question was asked. */
  asked: z.int(),
}

export const getBackorderQuestion = shapes({
  params: z.object({ order_id: idParam }),
  answer: z.object({
    order_id: id,
    /** Pieces that wait for goods now. */
    open: z.int(),
    /** Null: nothing is asked. */
    question: z.nullable(
      z.object({
        ...asked,
        lines: z.array(
          z.object({
            line: z.int(),
            name: z.string(),
            asked: z.int(),
            /** What the customer wants of them, as it stands. */
            wanted: z.int(),
          }),
        ),
      }),
    ),
    /** What was answered before, the last one first. */
    answers: z.array(
      z.object({ ...asked, answered_at: instant, answered_by: z.nullable(z.string()), confirmed: z.int() }),
    ),
  }),
})

export const getWeekBackorders = shapes({
  params: z.object({ id: idParam }),
  query: z.object({ place: placeField }),
  answer: z.object({
    name: z.string(),
    time_zone: z.string(),
    ...listed,
    asked: z.int(),
    orders: z.array(
      z.object({
        order_id: id,
        company: z.string(),
        placed_at: instant,
        /** Lines and pieces that wait for goods, and what they cost. */
        lines: z.int(),
        open: z.int(),
        net: price,
        /** Null: nothing is asked. */
        question: z.nullable(z.object({ ...asked, wanted: z.int() })),
      }),
    ),
  }),
})

export const askForConfirmation = shapes({
  params: z.object({ order_id: idParam }),
  answer: z.object({
    order_id: id,
    /** What the customer is asked about. */
    lines: z.array(z.object({ line: z.int(), quantity: z.int() })),
  }),
})
