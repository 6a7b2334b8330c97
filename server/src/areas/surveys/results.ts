import type { Answer } from '@fairfloor/domain/endpoint'
import type { getSurveyResults } from '@fairfloor/domain/surveys/desk-contract'
import type { Question } from '@fairfloor/domain/surveys/question'
import { SCALE } from '@fairfloor/domain/surveys/survey'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import { answersTo } from './locked.ts'
import type { Survey } from './queries.ts'

export type SurveyResults = Answer<typeof getSurveyResults>
type OfQuestion = SurveyResults['questions'][number]

/** Texts of a question that come with the figures; all of them stand with the answers. */
const NEWEST = 5

type Counted = {
  readonly question: number
  readonly option: number | null
  readonly brand_id: number | null
  readonly name: string | null
  readonly count: number
}

type Said = Omit<OfQuestion['texts'][number], 'answered_at'> & {
  readonly question: number
  readonly answered_at: Date | string
}

/** What customers answered, by question. */
export async function resultsOf(db: Db, survey: Survey): Promise<SurveyResults> {
  const counted = await rows<Counted>(
    db,
    sql`select c.question, c.option, c.brand_id, b.name, count(*)::int as count
        from survey_choices c join survey_answers a on a.id = c.answer_id left join brand_names b on b.id = c.brand_id
        where a.survey_id = ${survey.id} and c.text is null
        group by c.question, c.option, c.brand_id, b.name order by count(*) desc, b.name`,
  )
  const answered = await rows<{ question: number; count: number }>(
    db,
    sql`select c.question, count(distinct c.answer_id)::int as count
        from survey_choices c join survey_answers a on a.id = c.answer_id
        where a.survey_id = ${survey.id} group by c.question`,
  )
  const said = await newestTexts(db, survey.id)
  const [customers] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from companies where approved_at is not null and blocked_at is null`,
  )
  const of = <Row extends { question: number }>(all: readonly Row[], { id }: Question) =>
    all.filter(({ question }) => question === id)
  return {
    answers: await answersTo(db, survey),
    customers: customers?.count ?? 0,
    questions: survey.questions.map(question => {
      const own = of(counted, question)
      const countOf = (option: number) => own.find(one => one.option === option)?.count ?? 0
      const options = placesOf(question).map(option => ({ option, count: countOf(option) }))
      return {
        question: question.id,
        answered: of(answered, question)[0]?.count ?? 0,
        options,
        brands: own.flatMap(({ brand_id, name, count }) =>
          brand_id === null ? [] : [{ brand_id, name: name ?? '', count }],
        ),
        average: question.kind === 'scale' ? averageOf(options) : null,
        texts: of(said, question).map(({ question: _, answered_at, ...one }) => ({
          ...one,
          answered_at: new Date(answered_at).toISOString(),
        })),
      }
    }),
  }
}

/** What an answer to a question is counted by. */
function placesOf({ kind, options }: Question): number[] {
  if (kind === 'scale') return Array.from({ length: SCALE }, (_, i) => i + 1)
  return options.map((_, place) => place)
}

function averageOf(options: OfQuestion['options']): number | null {
  const total = options.reduce((sum, { count }) => sum + count, 0)
  const sum = options.reduce((all, { option, count }) => all + option * count, 0)
  return total === 0 ? null : Math.round((sum / total) * 10) / 10
}

const newestTexts = (db: Db, surveyId: number): Promise<Said[]> =>
  rows<Said>(
    db,
    sql`select question, customer_id, company, answered_at, by, text from (
          select c.question, a.customer_id, k.company, a.answered_at, u.name as by, c.text,
            row_number() over (partition by c.question order by a.id desc) as place
          from survey_choices c join survey_answers a on a.id = c.answer_id join companies k on k.id = a.customer_id
            left join people u on u.id = a.user_id
          where a.survey_id = ${surveyId} and c.text is not null
        ) t where place <= ${NEWEST} order by question, place`,
  )
