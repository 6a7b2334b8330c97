import { generalRefusals, platformRefusals } from '../general-refusals.ts'
import { refuser, says } from '../refusal.ts'

/** What this area refuses. */
export const refusals = {
  survey_not_open: says(409, 'This survey is closed. Thank you all the same.'),
  survey_answered: says(409, 'Your company has answered this survey already.'),
  survey_revised: says(409, 'The questions have changed since you opened them. Please look at them again.'),
  question_unanswered: says(422, 'Please answer this question.'),
  answer_misfits: says(422, 'This answer does not fit the question.'),
  survey_incomplete: says(422, 'Please write this in each language of the survey.'),
  question_unfit: says(422, 'A choice needs two options at least.'),
  survey_has_answers: says(409, 'Customers have answered these questions: they stay as they are. Please make a copy.'),
  survey_opened: says(409, 'This survey has been opened already.'),
  another_survey_open: says(409, 'Another survey is open. Please close it first.'),
  survey_without_questions: says(422, 'A survey needs a question before customers can answer it.'),
} as const

export const refuse = refuser({ ...generalRefusals, ...platformRefusals, ...refusals })
