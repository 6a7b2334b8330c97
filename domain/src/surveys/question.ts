import type { Language } from '../language.ts'

/** How a question is answered: one option, several, one to five, brands of the shop, or words. */
export const questionKinds = ['one', 'several', 'scale', 'brands', 'text'] as const

export type QuestionKind = (typeof questionKinds)[number]

/** A text in each language, empty where the survey is not written in it. */
export type Words = Readonly<Record<Language, string>>

export type Question = {
  /** Its number within the survey, which stays when questions move. */
  readonly id: number
  readonly kind: QuestionKind
  readonly required: boolean
  readonly text: Words
  /** Of 'one' and 'several'; for the others none. */
  readonly options: readonly Words[]
}

/** What a survey says before its questions and after them. */
export type SurveyTexts = { readonly title: Words; readonly lead: Words; readonly thanks: Words }
