import * as z from 'zod/mini'
import { endpoint, id, idField, jsonField } from '../endpoint.ts'

const answerValue = z.union([z.number(), z.string(), z.boolean()])

const feedback = z.object({
  questions: z.array(
    z.object({
      id,
      type: z.enum(['rating', 'text', 'bool']),
      question: z.string(),
      /** What the user has answered; null: nothing. */
      answer: z.nullable(answerValue),
    }),
  ),
  answered: z.boolean(),
  /** Why this user cannot give feedback here now, besides having given it; null: nothing speaks against it. */
  refusal: z.nullable(z.string()),
})

export const getFeedback = endpoint({
  method: 'GET',
  path: '/api/virtual-trade-show/feedbacks',
  summary: 'The questions of an exhibitor, and what the user has answered',
  who: 'user',
  query: z.object({ exhibitor_id: idField }),
  answer: feedback,
})

export const saveFeedback = endpoint({
  method: 'POST',
  path: '/api/virtual-trade-show/save-feedback',
  summary: 'Gives feedback to an exhibitor, once; answers by question id: 1 to 4, text of 2,000 characters, or boolean',
  who: 'user',
  form: z.object({
    exhibitor_id: idField,
    answersJson: jsonField(z.record(z.string(), z.nullable(answerValue))),
  }),
  answer: feedback,
  refusals: ['feedback_closed', 'own_booth', 'feedback_given', 'wrong_answers', 'feedback_incomplete'],
})
