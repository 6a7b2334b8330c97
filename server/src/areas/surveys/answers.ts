import type { Answer } from '@fairfloor/domain/endpoint'
import type { getSurveyAnswers } from '@fairfloor/domain/surveys/desk-contract'
import type { Question } from '@fairfloor/domain/surveys/question'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import { down, keyset, type Part } from '../../platform/keyset.ts'
import { containing } from '../../platform/like-pattern.ts'
import type { Survey } from './queries.ts'

export type AnswerView = Answer<typeof getSurveyAnswers>['answers'][number]

type Listed = Omit<AnswerView, 'answered_at' | 'choices'> & {
  readonly number: string | null
  readonly answered_at: Date | string
  readonly key: string
}

/** Customers' answers, the newest first. */
export async function answersOf(db: Db, { id, questions }: Survey, search: string, part: Part) {
  const like = containing(search)
  const from = sql`survey_answers a join companies k on k.id = a.customer_id
    where a.survey_id = ${id} and (${search} = '' or k.company ilike ${like} or exists (
      select 1 from survey_choices c where c.answer_id = a.id and c.text ilike ${like}))`
  const keys = keyset([down(sql`a.id`)], part)
  const some = await rows<Listed>(
    db,
    sql`select a.id, a.customer_id, k.company, k.erp_id as number, a.answered_at, u.name as by, g.name as agent,
          ${keys.key} as key
        from survey_answers a join companies k on k.id = a.customer_id
          left join people u on u.id = a.user_id left join people g on g.id = a.agent_id
        where a.survey_id = ${id} and (${search} = '' or k.company ilike ${like} or exists (
          select 1 from survey_choices c where c.answer_id = a.id and c.text ilike ${like}))
          and ${keys.where}
        order by ${keys.orderBy} limit ${keys.limit}`,
  )
  const counted = await rows<{ total: number }>(db, sql`select count(*)::int as total from ${from}`)
  const { rows: found, listed } = keys.part(some, counted[0]?.total ?? 0)
  const choices = Map.groupBy(
    await chosenIn(
      db,
      found.map(one => one.id),
    ),
    ({ answer_id }) => answer_id,
  )
  return {
    listed,
    answers: found.map(({ key: _, answered_at, ...one }) => {
      const own = choicesBy(questions, choices.get(one.id) ?? [])
      return { ...one, answered_at: new Date(answered_at).toISOString(), choices: own }
    }),
  }
}

type Chosen = {
  readonly answer_id: number
  readonly question: number
  readonly option: number | null
  readonly brand: string | null
  readonly text: string | null
}

const chosenIn = (db: Db, answers: readonly number[]): Promise<Chosen[]> =>
  rows<Chosen>(
    db,
    sql`select c.answer_id, c.question, c.option, b.name as brand, c.text
        from survey_choices c left join brand_names b on b.id = c.brand_id
        where c.answer_id in (select value::int from jsonb_array_elements_text(${JSON.stringify(answers)}::jsonb))
        order by c.id`,
  )

/** In the order of the questions; those without an answer are left out. */
const choicesBy = (questions: readonly Question[], own: readonly Chosen[]) =>
  questions.flatMap(({ id }) => {
    const said = own.filter(({ question }) => question === id)
    if (said.length === 0) return []
    return {
      question: id,
      options: said.flatMap(({ option }) => option ?? []),
      brands: said.flatMap(({ brand }) => brand ?? []),
      text: said.find(({ text }) => text !== null)?.text ?? null,
    }
  })
