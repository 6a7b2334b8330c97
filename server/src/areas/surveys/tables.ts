import type { Question, SurveyTexts } from '@fairfloor/domain/surveys/question'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, rowId } from '../../platform/columns.ts'
import { brands } from '../catalogue/tables.ts'
import { customers } from '../companies/tables.ts'
import { users } from '../people/tables.ts'

/** What the operator asks customers about the range. From the first answer on its questions stay as they are. */
export const surveys = pgTable(
  'surveys',
  {
    id: rowId(),
    texts: jsonb('texts').$type<SurveyTexts>().notNull(),
    questions: jsonb('questions').$type<readonly Question[]>().notNull(),
    /** Grows with each change of texts or questions: an answer names the one that was read. */
    revision: integer('revision').notNull().default(1),
    changedAt: instant('changed_at').notNull(),
    changedBy: integer('changed_by').references(() => users.id, { onDelete: 'set null' }),
    openedAt: instant('opened_at'),
    openedBy: integer('opened_by').references(() => users.id, { onDelete: 'set null' }),
    closedAt: instant('closed_at'),
    closedBy: integer('closed_by').references(() => users.id, { onDelete: 'set null' }),
  },
  table => [
    uniqueIndex('surveys_one_open')
      .on(sql`(${table.openedAt} is not null)`)
      .where(sql`${table.openedAt} is not null and ${table.closedAt} is null`),
    check('surveys_closed', sql`${table.closedAt} is null or ${table.openedAt} is not null`),
  ],
)

/** A customer's answer to a survey, given once for all its users. */
export const surveyAnswers = pgTable(
  'survey_answers',
  {
    id: rowId(),
    surveyId: integer('survey_id')
      .notNull()
      .references(() => surveys.id),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The agent who answered as the user. */
    agentId: integer('agent_id').references(() => users.id, { onDelete: 'set null' }),
    answeredAt: instant('answered_at').notNull(),
  },
  table => [
    unique('survey_answers_once').on(table.surveyId, table.customerId),
    index('survey_answers_customer').on(table.customerId),
  ],
)

/** What was chosen or written: a row per option, brand or text. */
export const surveyChoices = pgTable(
  'survey_choices',
  {
    id: rowId(),
    answerId: integer('answer_id')
      .notNull()
      .references(() => surveyAnswers.id, { onDelete: 'cascade' }),
    /** The question's number within the survey. */
    question: integer('question').notNull(),
    /** Place of the option, from 0; of a scale the number from 1 to 5. */
    option: integer('option'),
    brandId: integer('brand_id').references(() => brands.id, { onDelete: 'cascade' }),
    text: text('text'),
  },
  table => [
    index('survey_choices_answer').on(table.answerId),
    index('survey_choices_brand').on(table.brandId),
    check('survey_choices_one', sql`num_nonnulls(${table.option}, ${table.brandId}, ${table.text}) = 1`),
  ],
)
