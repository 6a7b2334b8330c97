import { refuse } from '@fairfloor/domain/surveys/refusals'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Survey } from './queries.ts'
import { surveyAnswers, surveys } from './tables.ts'

/** A survey whose row is locked until the commit: nobody answers it meanwhile. @throws Refusal not_found */
export async function lockSurvey(tx: Db, id: number): Promise<Survey> {
  const [found] = await tx.select().from(surveys).where(eq(surveys.id, id)).for('update')
  if (!found) throw refuse('not_found')
  return found
}

export const answersTo = (db: Db, { id }: Pick<Survey, 'id'>): Promise<number> =>
  db.$count(surveyAnswers, eq(surveyAnswers.surveyId, id))

/** @throws Refusal survey_has_answers */
export async function guardUnanswered(tx: Db, survey: Survey): Promise<void> {
  if ((await answersTo(tx, survey)) > 0) throw refuse('survey_has_answers')
}
