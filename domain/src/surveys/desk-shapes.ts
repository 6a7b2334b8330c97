import * as z from 'zod/mini'
import { languages } from '../language.ts'
import { id, idParam, instant, listed, placeField, shapes, success, version } from '../shapes.ts'
import { surveyForm } from './shapes.ts'
import { surveyStates } from './survey.ts'

const head = {
  id,
  ...surveyForm,
  version,
  state: z.enum(surveyStates),
  opened_at: z.nullable(instant),
  opened_by: z.nullable(z.string()),
  closed_at: z.nullable(instant),
  closed_by: z.nullable(z.string()),
  changed_at: instant,
  /** Customers who have answered. */
  answers: z.int(),
}

const survey = z.object(head)
const one = z.object({ id: idParam })

/** Who wrote something, and when. */
const who = { customer_id: id, company: z.string(), answered_at: instant, by: z.nullable(z.string()) }

export const getDeskSurveys = shapes({ answer: z.object({ surveys: z.array(survey) }) })

export const getSurveyResults = shapes({
  params: one,
  answer: z.object({
    answers: z.int(),
    /** Customers who may log in, whether they answered or not. */
    customers: z.int(),
    questions: z.array(
      z.object({
        question: z.int(),
        /** Customers who answered this question. */
        answered: z.int(),
        /** Of options and of the numbers of a scale, how many chose each. */
        options: z.array(z.object({ option: z.int(), count: z.int() })),
        /** The brand chosen most often first. */
        brands: z.array(z.object({ brand_id: id, name: z.string(), count: z.int() })),
        /** Of a scale; null where nobody answered. */
        average: z.nullable(z.number()),
        /** The newest texts. */
        texts: z.array(z.object({ ...who, text: z.string() })),
      }),
    ),
  }),
})

export const getSurveyAnswers = shapes({
  params: one,
  query: z.object({ place: placeField, search: z._default(z.string().check(z.maxLength(200)), '') }),
  answer: z.object({
    ...listed,
    answers: z.array(
      z.object({
        id,
        ...who,
        /** Name of the agent who answered as the user. */
        agent: z.nullable(z.string()),
        choices: z.array(
          z.object({
            question: z.int(),
            options: z.array(z.int()),
            brands: z.array(z.string()),
            text: z.nullable(z.string()),
          }),
        ),
      }),
    ),
  }),
})

export const createSurvey = shapes({ body: z.object(surveyForm), answer: survey })
export const changeSurvey = shapes({ params: one, body: z.object({ version, ...surveyForm }), answer: survey })
export const openSurvey = shapes({ params: one, body: z.object({ version }), answer: survey })
export const closeSurvey = shapes({ params: one, answer: survey })
export const deleteSurvey = shapes({ params: one, answer: success })

export const getSurveySheet = shapes({
  params: one,
  query: z.object({ language: z.optional(z.enum(languages)) }),
  answer: z.string(),
})
