import { endpoint } from '../../endpoint.ts'
import type * as shapes from './shapes.ts'

// Every page of the desk knows what is asked for first; the change comes with the page.
export * from './reads-contract.ts'

export const correctStock = endpoint<typeof shapes.correctStock>()({
  method: 'POST',
  path: '/api/admin/stock/:flavour_id/corrections',
  summary:
    'Corrects the stock of a flavour with a reason: by some pieces, or to what was counted on the shelf; what becomes free goes to backorders first',
  who: 'operator',
  idempotent: true,
  refusals: ['changed_meanwhile', 'too_little_free', 'counted_below_set_aside', 'never_counted'],
})
