import { judgeAnswers, type TypedAnswers } from '@fairfloor/domain/feedback/answers'
import { refuse } from '@fairfloor/domain/feedback/refusals'
import type { Viewer } from '@fairfloor/domain/viewer'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { by, publishActivity } from '../trade-show/index.ts'
import type { Booth } from './policy.ts'
import { questionsOf } from './queries.ts'
import { feedbacks } from './tables.ts'

/**
 * Stores a user's feedback to an exhibitor once, even if it is sent many times at once.
 * @throws Refusal feedback_given, wrong_answers, feedback_incomplete (also where there are no questions)
 */
export async function giveFeedback(
  tx: Db,
  { editionId, exhibitorId, name }: Booth,
  viewer: Viewer,
  given: TypedAnswers,
  now: Date,
) {
  const first = await tx
    .insert(feedbacks)
    .values({ exhibitorId, userId: viewer.userId, givenAt: now })
    .onConflictDoNothing()
    .returning({ userId: feedbacks.userId })
  if (first.length === 0) throw refuse('feedback_given', { exhibitor: name })
  const questions = await questionsOf(tx, exhibitorId)
  const { answers, wrong, missing } = judgeAnswers(questions, given)
  if (wrong.length > 0) throw refuse('wrong_answers', undefined, wrong)
  if (missing.length > 0 || questions.length === 0) throw refuse('feedback_incomplete', undefined, missing)
  await tx.execute(sql`
    insert into feedback_answers (question_id, user_id, value)
    select "questionId", ${viewer.userId}::int, value
    from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as a("questionId" int, value jsonb)`)
  await publishActivity(tx, { ...by(viewer), editionId, activity: 'feedback_given', things: [exhibitorId] })
}
