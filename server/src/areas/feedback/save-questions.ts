import type { QuestionType } from '@fairfloor/domain/feedback/answers'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { feedbackQuestions } from './tables.ts'

export type QuestionInput = { readonly exhibitorId: number; readonly type: QuestionType; readonly question: string }

/** Sets exhibitors' questions in this order: one row per exhibitor and wording. */
export async function saveQuestions(tx: Db, questions: readonly QuestionInput[]): Promise<void> {
  if (questions.length === 0) return
  await tx
    .insert(feedbackQuestions)
    .values(questions.map((question, rank) => ({ ...question, rank })))
    .onConflictDoUpdate({
      target: [feedbackQuestions.exhibitorId, feedbackQuestions.question],
      set: { type: sql.raw('excluded.type'), rank: sql.raw('excluded.rank') },
    })
}
