import type { CallInput } from '@fairfloor/domain/endpoint'
import type { changeSurvey } from '@fairfloor/domain/surveys/desk-contract'
import type { QuestionKind } from '@fairfloor/domain/surveys/question'
import { hasOptions } from '@fairfloor/domain/surveys/survey'
import type { DeskSurvey } from './desk-queries.ts'

export type Words = { en: string; de: string }

/** An option keeps its key when others go, so that focus and input stay with it. */
export type OptionDraft = Words & { readonly key: number }

export type QuestionDraft = {
  readonly id: number
  readonly kind: QuestionKind
  readonly required: boolean
  readonly text: Words
  readonly options: readonly OptionDraft[]
}

/** A survey as it is typed. */
export type SurveyDraft = { readonly texts: DeskSurvey['texts']; readonly questions: readonly QuestionDraft[] }

const NONE: Words = { en: '', de: '' }

export const draftOf = (survey: DeskSurvey | null): SurveyDraft => ({
  texts: survey?.texts ?? { title: NONE, lead: NONE, thanks: NONE },
  questions: survey?.questions.map(question => ({ ...question, options: keyed(question.options) })) ?? [
    newQuestion([]),
  ],
})

const keyed = (options: readonly Words[]): OptionDraft[] => options.map((option, key) => ({ ...option, key }))

const next = (taken: readonly number[]): number => Math.max(0, ...taken) + 1

export const newQuestion = (questions: readonly QuestionDraft[]): QuestionDraft => ({
  id: next(questions.map(({ id }) => id)),
  kind: 'one',
  required: true,
  text: NONE,
  options: keyed([NONE, NONE]),
})

/** A question of another kind; a choice begins with two options, and those that were typed come back with it. */
export const ofKind = (question: QuestionDraft, kind: QuestionKind): QuestionDraft => ({
  ...question,
  kind,
  options: hasOptions({ kind }) && question.options.length < 2 ? keyed([NONE, NONE]) : question.options,
})

export const withOption = (question: QuestionDraft): QuestionDraft => ({
  ...question,
  options: [...question.options, { ...NONE, key: next(question.options.map(({ key }) => key)) }],
})

/** What is sent. */
export const bodyOf = ({ texts, questions }: SurveyDraft): Omit<CallInput<typeof changeSurvey>['body'], 'version'> => ({
  texts,
  questions: questions.map(({ id, kind, required, text, options }) => ({
    id,
    kind,
    required,
    text: trimmed(text),
    options: hasOptions({ kind }) ? options.map(trimmed) : [],
  })),
})

const trimmed = ({ en, de }: Words): Words => ({ en: en.trim(), de: de.trim() })
