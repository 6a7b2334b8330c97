import type { Parsed } from '@fairfloor/domain/endpoint'
import type { createSurvey } from '@fairfloor/domain/surveys/desk-contract'
import { refuse } from '@fairfloor/domain/surveys/refusals'
import { lacking, surveyState, unfit } from '@fairfloor/domain/surveys/survey'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { guardUnanswered } from './locked.ts'
import type { Survey } from './queries.ts'
import { surveys } from './tables.ts'

export type SurveyInput = Parsed<typeof createSurvey>['body']

/**
 * Writes a survey, or changes the one with this locked row as long as nobody has answered it: an answer keeps the meaning of its question.
 * @throws Refusal survey_incomplete, question_unfit, survey_has_answers, survey_without_questions
 */
export async function saveSurvey(
  tx: Db,
  before: Survey | null,
  { texts, questions }: SurveyInput,
  { userId, now }: { userId: number | null; now: Date },
): Promise<Survey> {
  if (before) await guardUnanswered(tx, before)
  const [wrong] = unfit(questions)
  if (wrong !== undefined) throw refuse('question_unfit').at(`questions.${wrong}`)
  const [missing] = lacking({ texts, questions })
  if (missing) throw refuse('survey_incomplete').at(missing)
  if (before && surveyState(before) === 'open' && questions.length === 0) throw refuse('survey_without_questions')
  const row = { texts, questions, revision: (before?.revision ?? 0) + 1, changedAt: now, changedBy: userId }
  const [saved] = await (before
    ? tx.update(surveys).set(row).where(eq(surveys.id, before.id)).returning()
    : tx.insert(surveys).values(row).returning())
  return saved!
}
