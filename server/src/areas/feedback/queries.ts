import type { AnswerValue } from '@fairfloor/domain/feedback/answers'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { feedbackAnswers, feedbackQuestions, feedbacks } from './tables.ts'

/** The questions of an exhibitor in their order. */
export const questionsOf = (db: Db, exhibitorId: number) =>
  db
    .select()
    .from(feedbackQuestions)
    .where(eq(feedbackQuestions.exhibitorId, exhibitorId))
    .orderBy(asc(feedbackQuestions.rank), asc(feedbackQuestions.id))

/** The questions of an exhibitor with a user's answers, and whether the user has given feedback; two statements. */
export async function feedbackOf(db: Db, exhibitorId: number, userId: number) {
  const questions = await db
    .select({ question: feedbackQuestions, value: feedbackAnswers.value })
    .from(feedbackQuestions)
    .leftJoin(
      feedbackAnswers,
      and(eq(feedbackAnswers.questionId, feedbackQuestions.id), eq(feedbackAnswers.userId, userId)),
    )
    .where(eq(feedbackQuestions.exhibitorId, exhibitorId))
    .orderBy(asc(feedbackQuestions.rank), asc(feedbackQuestions.id))
  const given = await db
    .select({ one: sql`1` })
    .from(feedbacks)
    .where(and(eq(feedbacks.exhibitorId, exhibitorId), eq(feedbacks.userId, userId)))
  return {
    questions: questions.map(({ question: { id, type, question }, value }) => ({
      id,
      type,
      question,
      answer: value satisfies AnswerValue | null,
    })),
    answered: given.length > 0,
  }
}
