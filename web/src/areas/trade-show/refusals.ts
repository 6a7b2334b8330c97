import { refusals } from '@fairfloor/domain/trade-show/refusals'
import { refusalTexts } from '../../lib/refusal-messages.ts'

/** Why the server refuses something. */
export const tradeShowRefusals = refusalTexts(refusals, {
  no_show: 'Zurzeit ist keine Messe geplant.',
  edition_exists: 'Eine Messe mit diesem Namen gibt es schon.',
  edition_running: ({ name }) =>
    `${name} ist noch nicht vorbei: Kunden könnten nicht mehr bestätigen und nicht mehr abrufen.`,
  day_out_of_range: 'An diesem Tag kann keine Messe beginnen.',
  dates_out_of_order: 'Diese Termine folgen nicht aufeinander.',
})
