import { refusals } from '@fairfloor/domain/customer-api/rest/refusals'
import { refusalTexts } from '../../../lib/refusal-messages.ts'

/** Why the server refuses something to customers' own systems. */
export const restRefusals = refusalTexts(refusals, {
  lines_refused: ({ lines }) =>
    lines.length === 1
      ? 'Eine Zeile kann nicht übernommen werden, deshalb wurde nichts getan.'
      : `${lines.length} Zeilen können nicht übernommen werden, deshalb wurde nichts getan.`,
  call_ended: ({ instead }) => `Diesen Aufruf gibt es nicht mehr. ${instead}`,
  carrier_unknown:
    'Dieser Versanddienst ist keiner von unseren. Bitte nehmen Sie einen, den die Bestelloptionen nennen.',
})
