import { refusals } from '@fairfloor/domain/enquiries/refusals'
import { refusalTexts } from '../../lib/refusal-messages.ts'
import { contactTexts } from './contact-texts.ts'
import { enquiriesTexts } from './texts.ts'

/** Why the server refuses something. */
export const enquiriesRefusals = refusalTexts(refusals, {
  ...enquiriesTexts.de.problems,
  ...contactTexts.de.problems,
  enquiries_closed: 'Diese Messe ist vorbei. Ihre Stände nehmen keine Fragen mehr an.',
  enquiries_of_buyers: 'Fragen können hier nur Einkäufer.',
  too_many_enquiries: ({ minutes }) =>
    `Sie haben in der letzten Stunde viel gefragt. Bitte versuchen Sie es in ${minutes} ${minutes === 1 ? 'Minute' : 'Minuten'} noch einmal.`,
  enquiry_answered: 'Diese Anfrage ist schon beantwortet.',
  answer_empty: 'Bitte schreiben Sie eine Antwort.',
})
