import { messages } from '@fairfloor/domain/messages'

/** What search engines and messengers show of the outlet. */
export const headTexts = messages({
  en: {
    outlet: 'Short-dated sports nutrition at prices of its own, for retailers: each lot with its date and its reason.',
  },
  de: {
    outlet:
      'Sportnahrung mit kurzem Datum zu eigenen Preisen, für Händler: jeder Posten mit seinem Datum und seinem Grund.',
  },
})
