export { eraseFromFeedback } from './erase.ts'
export { feedbackPersonal } from './personal.ts'
export { registerFeedback } from './routes.ts'
export { type QuestionInput, saveQuestions } from './save-questions.ts'
