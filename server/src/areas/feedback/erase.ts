import { eq } from 'drizzle-orm'
import { type Eraser, strike } from '../../platform/strike.ts'
import { feedbackAnswers } from './tables.ts'

/** Feedback stays counted, without a name. */
export const eraseFromFeedback: Eraser = async (tx, person) => {
  await strike(tx, person, [feedbackAnswers.value], eq(feedbackAnswers.userId, person.userId))
}
