import { refuse } from '@fairfloor/domain/surveys/refusals'
import { surveyState } from '@fairfloor/domain/surveys/survey'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Survey } from './queries.ts'
import { surveys } from './tables.ts'

/** Closes a survey for good: nobody answers it any more. @throws Refusal survey_not_open */
export async function closeSurvey(
  tx: Db,
  survey: Survey,
  { userId, now }: { userId: number | null; now: Date },
): Promise<Survey> {
  if (surveyState(survey) !== 'open') throw refuse('survey_not_open')
  const row = { closedAt: now, closedBy: userId }
  const [closed] = await tx.update(surveys).set(row).where(eq(surveys.id, survey.id)).returning()
  return closed!
}
