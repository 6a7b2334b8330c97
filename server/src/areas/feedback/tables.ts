import { integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { instant, rowId } from '../../platform/columns.ts'
import { users } from '../people/tables.ts'
import { exhibitors } from '../trade-show/tables.ts'

/** What an exhibitor asks its visitors. */
export const feedbackQuestions = pgTable(
  'feedback_questions',
  {
    id: rowId(),
    exhibitorId: integer('exhibitor_id')
      .notNull()
      .references(() => exhibitors.id, { onDelete: 'cascade' }),
    type: text('type', { enum: ['rating', 'text', 'bool'] }).notNull(),
    question: text('question').notNull(),
    rank: integer('rank').notNull().default(0),
  },
  table => [unique('feedback_questions_question').on(table.exhibitorId, table.question)],
)

/** Feedback given: one row per user and exhibitor, so that nobody gives it twice. */
export const feedbacks = pgTable(
  'feedbacks',
  {
    exhibitorId: integer('exhibitor_id')
      .notNull()
      .references(() => exhibitors.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    givenAt: instant('given_at').notNull(),
  },
  table => [primaryKey({ columns: [table.exhibitorId, table.userId] })],
)

/** A user's answer: 1 to 4, a text, or true or false. */
export const feedbackAnswers = pgTable(
  'feedback_answers',
  {
    questionId: integer('question_id')
      .notNull()
      .references(() => feedbackQuestions.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    value: jsonb('value').$type<number | string | boolean>().notNull(),
  },
  table => [primaryKey({ columns: [table.questionId, table.userId] })],
)
