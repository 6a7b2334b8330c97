import type { FieldError } from '../refusal.ts'

export type QuestionType = 'rating' | 'text' | 'bool'

export type Question = { readonly id: number; readonly type: QuestionType }

export type AnswerValue = number | string | boolean

/** Answers by question id, as typed and sent. */
export type TypedAnswers = Readonly<Record<string, AnswerValue | null>>

/** Longest text answer, in characters. */
export const LONGEST_TEXT = 2000

/** Ratings are whole stars. */
const MOST_STARS = 4

/** Whether all required answers are there: ratings and texts; yes or no is optional. */
export const isComplete = (questions: readonly Question[], given: TypedAnswers): boolean =>
  questions.every(question => question.type === 'bool' || answerTo(question, given) !== undefined)

/** Splits answers into what is stored and what is wrong with the rest. An empty text and null count as no answer. */
export function judgeAnswers(
  questions: readonly Question[],
  given: TypedAnswers,
): { answers: { questionId: number; value: AnswerValue }[]; wrong: FieldError[]; missing: FieldError[] } {
  const asked = new Set(questions.map(({ id }) => String(id)))
  const foreign = Object.keys(given).filter(key => !asked.has(key))
  const wrong = foreign.map(key => ({ path: pathOf(key), detail: 'This question is not asked here.' }))
  const missing: FieldError[] = []
  const answers: { questionId: number; value: AnswerValue }[] = []
  for (const question of questions) {
    const value = answerTo(question, given)
    const fault = value !== undefined && faultOf(question.type, value)
    if (fault) wrong.push({ path: pathOf(question.id), detail: fault })
    else if (value !== undefined) answers.push({ questionId: question.id, value })
    else if (question.type !== 'bool') missing.push({ path: pathOf(question.id), detail: 'Please answer.' })
  }
  return { answers, wrong, missing }
}

function answerTo({ id }: Question, given: TypedAnswers): AnswerValue | undefined {
  const value = Object.hasOwn(given, id) ? given[id] : null
  if (typeof value === 'string') return value.trim() || undefined
  return value ?? undefined
}

function faultOf(type: QuestionType, value: AnswerValue): string | undefined {
  if (type === 'bool') return typeof value === 'boolean' ? undefined : 'Must be true or false.'
  if (type === 'text') {
    if (typeof value !== 'string') return 'Must be a text.'
    return value.length > LONGEST_TEXT ? `Must have at most ${LONGEST_TEXT} characters.` : undefined
  }
  const isWhole = typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MOST_STARS
  return isWhole ? undefined : `Must be a whole number from 1 to ${MOST_STARS}.`
}

const pathOf = (questionId: number | string) => `answersJson.${questionId}`
