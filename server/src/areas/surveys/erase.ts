import { eq, inArray } from 'drizzle-orm'
import { type Eraser, strike } from '../../platform/strike.ts'
import { surveyAnswers, surveyChoices } from './tables.ts'

/** Answers are the company's: they stay, without the name. */
export const eraseFromSurveys: Eraser = async (tx, person) => {
  const { customerId } = person
  if (customerId === null) return
  const theirs = tx.select({ id: surveyAnswers.id }).from(surveyAnswers).where(eq(surveyAnswers.customerId, customerId))
  await strike(tx, person, [surveyChoices.text], inArray(surveyChoices.answerId, theirs))
}
