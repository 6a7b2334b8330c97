export { eraseFromFeedback } from './erase.ts'
export { feedbackPersonal } from './personal.ts'
export { serveFeedback as registerFeedback } from './routes.ts'
export { type QuestionInput, saveQuestions } from './save-questions.ts'
