import { refuse } from '@fairfloor/domain/surveys/refusals'
import { surveyState } from '@fairfloor/domain/surveys/survey'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { openOne, type Survey } from './queries.ts'
import { surveys } from './tables.ts'

/** Of operators who open two surveys at once, one does; a database rule stands behind it. */
const OPENING = 'opening a survey'

/**
 * Opens a survey to all customers.
 * @throws Refusal survey_opened, survey_without_questions, another_survey_open
 */
export async function openSurvey(
  tx: Db,
  survey: Survey,
  { userId, now }: { userId: number | null; now: Date },
): Promise<Survey> {
  if (surveyState(survey) !== 'draft') throw refuse('survey_opened')
  if (survey.questions.length === 0) throw refuse('survey_without_questions')
  await lockOpening(tx)
  if (await openOne(tx)) throw refuse('another_survey_open')
  const row = { openedAt: now, openedBy: userId }
  const [opened] = await tx.update(surveys).set(row).where(eq(surveys.id, survey.id)).returning()
  return opened!
}

const lockOpening = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${OPENING}, 0))`)
