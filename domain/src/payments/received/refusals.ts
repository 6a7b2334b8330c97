import { generalRefusals } from '../../general-refusals.ts'
import { refuser, says } from '../../refusal.ts'
import { type Doubt, sentencesOf } from './doubts.ts'

/** What this area refuses. */
export const refusals = {
  future_payment: says(422, 'Money is booked on the day on which it has arrived, not before.'),
  payment_doubtful: {
    status: 409,
    /** `asked` is what the call sends as `confirmed` once somebody has looked at it. */
    text: ({ doubts }: { doubts: readonly Doubt[]; asked: string }) =>
      `Nothing is booked yet. ${sentencesOf(doubts, 'en')}`,
  },
  card_payment: says(409, 'A payment by card is given back by the card’s provider, not by hand.'),
  entry_decided: says(409, 'Somebody has decided this sum meanwhile.'),
  bank_file_unreadable: says(422, 'The file is no readable XML, or no statement of a bank. Nothing was taken.'),
  bank_file_unknown: {
    status: 422,
    text: ({ format }: { format: string }) =>
      `The file is not CAMT.053 in a known version, but ${format}. Nothing was taken.`,
  },
  bank_file_other_account: {
    status: 422,
    text: ({ iban }: { iban: string }) => `The statement is of another account (${iban}). Nothing was taken.`,
  },
} as const

export const refuse = refuser({ ...generalRefusals, ...refusals })
