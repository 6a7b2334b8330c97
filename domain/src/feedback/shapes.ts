import * as z from 'zod/mini'
import { id, idField, jsonField, shapes } from '../shapes.ts'

const answerValue = z.union([z.number(), z.string(), z.boolean()])

const feedback = z.object({
  questions: z.array(
    z.object({
      id,
      type: z.enum(['rating', 'text', 'bool']),
      question: z.string(),
      /** The user's answers; null when there are none. */
      answer: z.nullable(answerValue),
    }),
  ),
  answered: z.boolean(),
  /** Why this user cannot give feedback here now, other than having given it; null when they can. */
  refusal: z.nullable(z.string()),
  /** The same as a code with the values in its text, for other languages than the API's. */
  refusal_reason: z.nullable(z.object({ code: z.string(), details: z.nullable(z.unknown()) })),
})

export const getFeedback = shapes({
  query: z.object({ exhibitor_id: idField }),
  answer: feedback,
})

export const saveFeedback = shapes({
  body: z.object({
    exhibitor_id: idField,
    answersJson: jsonField(z.record(z.string(), z.nullable(answerValue))),
  }),
  answer: feedback,
})
