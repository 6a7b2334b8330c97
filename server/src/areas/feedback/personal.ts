import { ofUser, type PersonalRows } from '../../platform/personal.ts'
import { feedbackAnswers, feedbacks } from './tables.ts'

export const feedbackPersonal: readonly PersonalRows[] = [
  ofUser('feedback', feedbacks.userId),
  ofUser('feedback-answers', feedbackAnswers.userId),
]
