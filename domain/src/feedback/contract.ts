import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

export const getFeedback = endpoint<typeof shapes.getFeedback>()({
  method: 'GET',
  path: '/api/virtual-trade-show/feedbacks',
  summary: 'The questions of an exhibitor, and the user’s answers',
  who: 'user',
  refusals: ['no_show'],
})

export const saveFeedback = endpoint<typeof shapes.saveFeedback>()({
  method: 'POST',
  path: '/api/virtual-trade-show/save-feedback',
  summary: 'Gives feedback to an exhibitor, once; answers by question id: 1 to 4, text of 2,000 characters, or boolean',
  who: 'user',
  sends: 'form',
  refusals: ['no_show', 'feedback_closed', 'own_booth', 'feedback_given', 'wrong_answers', 'feedback_incomplete'],
})
