import * as z from 'zod/mini'
import { id, instant, shapes } from '../shapes.ts'
import { questionKinds } from './question.ts'
import { LONGEST_ANSWER, MOST_OPTIONS, MOST_QUESTIONS, SCALE } from './survey.ts'

/** Brands that one answer may name. */
const MOST_BRANDS = 500

const line = z.string().check(z.trim(), z.maxLength(300))
const words = z.object({ en: line, de: line })
const longer = z.string().check(z.trim(), z.maxLength(2000))
const longerWords = z.object({ en: longer, de: longer })

/** What a survey asks, in each language it is written in. */
export const surveyForm = {
  texts: z.object({ title: words, lead: longerWords, thanks: longerWords }),
  questions: z
    .array(
      z.object({
        id: z.int().check(z.minimum(1), z.maximum(9999)),
        kind: z.enum(questionKinds),
        required: z.boolean(),
        text: words,
        options: z.array(words).check(z.maxLength(MOST_OPTIONS)),
      }),
    )
    .check(z.maxLength(MOST_QUESTIONS)),
}

const answered = z.object({ at: instant, by: z.nullable(z.string()) })

export const getListingSurvey = shapes({
  answer: z.object({
    /** Null: none is open. */
    survey: z.nullable(
      z.object({
        id,
        revision: z.int(),
        ...surveyForm,
        /** Brands of the shop by name; empty where no question is about them. */
        brands: z.array(z.object({ id, name: z.string() })),
      }),
    ),
    /** When and by whom the customer has answered it; null: not yet. */
    answered: z.nullable(answered),
  }),
})

export const answerSurvey = shapes({
  body: z.object({
    survey_id: id,
    /** Of the questions that were read. */
    revision: z.int().check(z.positive()),
    answers: z
      .array(
        z.object({
          question: z.int(),
          /** Places of the options, from 0; of a scale its number, from 1 to 5. */
          options: z.array(z.int()).check(z.maxLength(Math.max(MOST_OPTIONS, SCALE))),
          brands: z.array(id).check(z.maxLength(MOST_BRANDS)),
          text: z.string().check(z.maxLength(LONGEST_ANSWER)),
        }),
      )
      .check(z.maxLength(MOST_QUESTIONS)),
  }),
  answer: answered,
})
