import { refusals } from '@fairfloor/domain/feedback/refusals'
import { refusalTexts, vonBis } from '../../lib/refusal-messages.ts'

/** Why the server refuses something. */
export const feedbackRefusals = refusalTexts(refusals, {
  feedback_closed: period => `Feedback ist ${vonBis(period)} möglich.`,
  feedback_given: ({ exhibitor }) => `Sie haben ${exhibitor} bereits bewertet. Vielen Dank für Ihr Feedback!`,
  feedback_incomplete: 'Bitte beantworten Sie alle Fragen!',
  wrong_answers: 'Einige Antworten passen nicht zu ihren Fragen.',
  own_booth: 'Das ist Ihr eigener Stand: Feedback geben seine Besucher.',
})
