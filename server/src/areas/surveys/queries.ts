import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { peopleById } from '../people/index.ts'
import { surveyAnswers, surveys } from './tables.ts'

export type Survey = typeof surveys.$inferSelect
export type SurveyAnswer = typeof surveyAnswers.$inferSelect

/** The one that customers answer at the moment. */
export async function openOne(db: Db): Promise<Survey | undefined> {
  const [found] = await db
    .select()
    .from(surveys)
    .where(and(isNotNull(surveys.openedAt), isNull(surveys.closedAt)))
  return found
}

export async function answerOf(db: Db, surveyId: number, customerId: number): Promise<SurveyAnswer | undefined> {
  const [found] = await db
    .select()
    .from(surveyAnswers)
    .where(and(eq(surveyAnswers.surveyId, surveyId), eq(surveyAnswers.customerId, customerId)))
  return found
}

/** When and by whom a survey was answered. */
export async function answeredView(db: Db, { answeredAt, userId }: SurveyAnswer) {
  const people = await peopleById(db, userId === null ? [] : [userId])
  return { at: answeredAt.toISOString(), by: people.get(userId ?? 0)?.name ?? null }
}
