import { refusals } from '@fairfloor/domain/billing/receivables/refusals'
import { refusalTexts } from '../../../lib/refusal-messages.ts'

/** Why the server refuses something. */
export const receivablesRefusals = refusalTexts(refusals, {
  period_turned: 'Der Zeitraum endet, bevor er beginnt.',
  nobody_to_write_to: 'Niemand bei diesem Kunden darf Rechnungen sehen, also kann niemandem geschrieben werden.',
})
