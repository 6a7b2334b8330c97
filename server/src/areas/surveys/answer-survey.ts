import type { Parsed } from '@fairfloor/domain/endpoint'
import { faultOf } from '@fairfloor/domain/surveys/answer'
import type { answerSurvey as contract } from '@fairfloor/domain/surveys/contract'
import { refuse } from '@fairfloor/domain/surveys/refusals'
import { surveyState } from '@fairfloor/domain/surveys/survey'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { answerOf, type Survey, type SurveyAnswer } from './queries.ts'
import { surveyAnswers, surveyChoices, surveys } from './tables.ts'

type Body = Parsed<typeof contract>['body']

type Answering = {
  readonly by: { readonly customerId: number; readonly userId: number; readonly agentId: number | null }
  readonly body: Body
  /** Whether the shop has a brand. */
  readonly isBrand: (id: number) => boolean
  readonly now: Date
}

/**
 * Answers the open survey for a customer. Its row is locked against changes and closing, not against other customers; of two
 * users of the customer who answer at once one does.
 * @throws Refusal survey_not_open, survey_answered, survey_revised, question_unanswered, answer_misfits
 */
export async function answerSurvey(tx: Db, { by, body, isBrand, now }: Answering): Promise<SurveyAnswer> {
  const [survey] = await tx.select().from(surveys).where(eq(surveys.id, body.survey_id)).for('share')
  if (!survey || surveyState(survey) !== 'open') throw refuse('survey_not_open')
  if (await answerOf(tx, survey.id, by.customerId)) throw refuse('survey_answered')
  if (survey.revision !== body.revision) throw refuse('survey_revised')
  guardAnswers(survey, body.answers, isBrand)
  const [made] = await tx
    .insert(surveyAnswers)
    .values({ ...by, surveyId: survey.id, answeredAt: now })
    .onConflictDoNothing()
    .returning()
  if (!made) throw refuse('survey_answered')
  const choices = body.answers.flatMap(answer => choicesOf(made.id, answer))
  if (choices.length > 0) await tx.insert(surveyChoices).values(choices)
  return made
}

/** @throws Refusal question_unanswered, answer_misfits */
function guardAnswers({ questions }: Survey, answers: Body['answers'], isBrand: (id: number) => boolean): void {
  const known = new Set(questions.map(({ id }) => id))
  const twice = answers.findIndex(
    ({ question }, i) => !known.has(question) || answers.findIndex(other => other.question === question) !== i,
  )
  if (twice >= 0) throw refuse('answer_misfits').at(`answers.${twice}`)
  for (const question of questions) {
    const given = answers.find(answer => answer.question === question.id)
    const fault = faultOf(question, given, isBrand)
    if (fault) throw refuse(fault === 'unanswered' ? 'question_unanswered' : 'answer_misfits').at(String(question.id))
  }
}

function choicesOf(answerId: number, { question, options, brands, text }: Body['answers'][number]) {
  const said = text.trim()
  return [
    ...options.map(option => ({ answerId, question, option })),
    ...brands.map(brandId => ({ answerId, question, brandId })),
    ...(said === '' ? [] : [{ answerId, question, text: said }]),
  ]
}
