import { sentencesOf } from '@fairfloor/domain/payments/received/doubts'
import { refusals } from '@fairfloor/domain/payments/received/refusals'
import { refusalTexts } from '../../../lib/refusal-messages.ts'

/** Why the server refuses something. */
export const receivedRefusals = refusalTexts(refusals, {
  future_payment: 'Geld wird an dem Tag gebucht, an dem es eingegangen ist, nicht vorher.',
  payment_doubtful: ({ doubts }) => `Noch ist nichts gebucht. ${sentencesOf(doubts, 'de')}`,
  card_payment: 'Eine Kartenzahlung gibt der Kartenanbieter zurück; von Hand geht das nicht.',
  entry_decided: 'Über diesen Umsatz hat inzwischen jemand entschieden.',
  bank_file_unreadable: 'Die Datei ist kein lesbares XML oder kein Kontoauszug. Es wurde nichts übernommen.',
  bank_file_unknown: ({ format }) =>
    `Die Datei ist kein CAMT.053 in einer bekannten Fassung, sondern ${format}. Es wurde nichts übernommen.`,
  bank_file_other_account: ({ iban }) =>
    `Der Auszug gehört zu einem anderen Konto (${iban}). Es wurde nichts übernommen.`,
})
