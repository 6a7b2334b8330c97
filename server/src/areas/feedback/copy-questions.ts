import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { EditionCopied } from '../trade-show/index.ts'

/** Copies the questions of exhibitors to their booths at a new edition. Idempotent. */
export async function copyQuestions(tx: Db, { exhibitors }: EditionCopied): Promise<void> {
  await tx.execute(sql`
    insert into feedback_questions (exhibitor_id, type, question, rank)
    select copied."to", type, question, rank
    from jsonb_to_recordset(${JSON.stringify(exhibitors)}::jsonb) as copied("from" int, "to" int)
      join feedback_questions on exhibitor_id = copied."from"
    order by feedback_questions.id
    on conflict do nothing`)
}
