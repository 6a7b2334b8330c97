import { refusals } from '@fairfloor/domain/assortment/refusals'
import { refusalTexts } from '../../lib/refusal-messages.ts'

/** Why the server refuses something. */
export const assortmentRefusals = refusalTexts(refusals, {
  search_too_short: 'Bitte geben Sie mindestens 2 Zeichen ein.',
})
