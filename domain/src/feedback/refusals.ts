import { generalRefusals } from '../general-refusals.ts'
import { fromTo, type Period, refuser, says } from '../refusal.ts'

/** What this area refuses. */
export const refusals = {
  feedback_closed: {
    status: 409,
    text: (period: Period) => `Feedback can be given ${fromTo(period)}.`,
  },
  feedback_given: {
    status: 409,
    text: ({ exhibitor }: { exhibitor: string }) =>
      `You have already voted for ${exhibitor}. Thank you for your feedback!`,
  },
  feedback_incomplete: says(422, 'Please answer all the questions!'),
  wrong_answers: says(422, 'Some answers do not fit their questions.'),
  own_booth: says(403, 'This is your own booth: feedback comes from its visitors.'),
} as const

export const refuse = refuser({ ...generalRefusals, ...refusals })
