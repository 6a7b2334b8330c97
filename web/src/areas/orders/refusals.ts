import { refusals } from '@fairfloor/domain/invoicing/refusals'
import { refusalTexts } from '../../lib/refusal-messages.ts'

/** Why the server refuses something. */
export const invoicingRefusals = refusalTexts(refusals, {
  unknown_address: 'Diese Lieferadresse gibt es nicht.',
  order_too_large: 'Diese Bestellung ist zu groß. Bitte teilen Sie sie auf.',
})
