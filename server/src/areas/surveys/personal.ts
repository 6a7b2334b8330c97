import { ofCompany, ofUser, type PersonalRows, partsOf } from '../../platform/personal.ts'
import { surveyAnswers, surveyChoices } from './tables.ts'

const ownAnswers = ofUser('survey-answers', surveyAnswers.userId)
const answersOfCompany = ofCompany('company-survey-answers', surveyAnswers.customerId)

export const surveysPersonal: readonly PersonalRows[] = [
  ownAnswers,
  partsOf(ownAnswers, 'survey-choices', surveyChoices.answerId, surveyAnswers.id),
  answersOfCompany,
  partsOf(answersOfCompany, 'company-survey-choices', surveyChoices.answerId, surveyAnswers.id),
]
