import type { Answer } from '@fairfloor/domain/endpoint'
import type { getDeskSurveys } from '@fairfloor/domain/surveys/desk-contract'
import { surveyState } from '@fairfloor/domain/surveys/survey'
import { count, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { versionOf } from '../../platform/form-version.ts'
import { peopleById } from '../people/index.ts'
import type { Survey } from './queries.ts'
import { surveyAnswers } from './tables.ts'

type View = Answer<typeof getDeskSurveys>['surveys'][number]

/** What the form edits. */
export const editedOf = ({ texts, questions }: Survey): Pick<View, 'texts' | 'questions'> => ({
  texts,
  questions: questions.map(question => ({ ...question, options: [...question.options] })),
})

/** Surveys as the operator sees them. */
export async function viewsOf(db: Db, surveys: readonly Survey[]): Promise<View[]> {
  const ids = surveys.map(({ id }) => id)
  const counts = await db
    .select({ surveyId: surveyAnswers.surveyId, total: count() })
    .from(surveyAnswers)
    .where(inArray(surveyAnswers.surveyId, ids))
    .groupBy(surveyAnswers.surveyId)
  const totals = new Map(counts.map(({ surveyId, total }) => [surveyId, total]))
  const people = await peopleById(
    db,
    surveys.flatMap(({ openedBy, closedBy }) => [openedBy ?? [], closedBy ?? []].flat()),
  )
  return surveys.map(survey => ({
    id: survey.id,
    ...editedOf(survey),
    version: versionOf(editedOf(survey)),
    state: surveyState(survey),
    opened_at: survey.openedAt?.toISOString() ?? null,
    opened_by: people.get(survey.openedBy ?? 0)?.name ?? null,
    closed_at: survey.closedAt?.toISOString() ?? null,
    closed_by: people.get(survey.closedBy ?? 0)?.name ?? null,
    changed_at: survey.changedAt.toISOString(),
    answers: totals.get(survey.id) ?? 0,
  }))
}
