import { refusals } from '@fairfloor/domain/surveys/refusals'
import { refusalTexts } from '../../lib/refusal-messages.ts'

/** Why the server refuses something. */
export const surveysRefusals = refusalTexts(refusals, {
  survey_not_open: 'Diese Umfrage ist geschlossen. Danke trotzdem.',
  survey_answered: 'Ihre Firma hat diese Umfrage schon beantwortet.',
  survey_revised: 'Die Fragen haben sich geändert, seit Sie sie geöffnet haben. Bitte sehen Sie sie noch einmal an.',
  question_unanswered: 'Bitte beantworten Sie diese Frage.',
  answer_misfits: 'Diese Antwort passt nicht zur Frage.',
  survey_incomplete: 'Bitte schreiben Sie dies in jeder Sprache der Umfrage.',
  question_unfit: 'Eine Auswahl braucht mindestens zwei Möglichkeiten.',
  survey_has_answers:
    'Kunden haben diese Fragen schon beantwortet: Sie bleiben, wie sie sind. Bitte legen Sie eine Kopie an.',
  survey_opened: 'Diese Umfrage wurde schon geöffnet.',
  another_survey_open: 'Eine andere Umfrage ist offen. Bitte schließen Sie sie zuerst.',
  survey_without_questions: 'Eine Umfrage braucht eine Frage, bevor Kunden sie beantworten können.',
})
