import { endpoint } from '../../endpoint.ts'
import type * as shapes from './references-shapes.ts'

export const listApiReferences = endpoint<typeof shapes.listApiReferences>()({
  method: 'GET',
  path: '/api/v1/references',
  summary: 'Your own article numbers, those that were saved first in front',
  description:
    'A reference that was taken away comes once more as its SKU in `removed`, for 90 days. Delete those first, then add or replace what is in `data`.',
  who: 'client',
})

export const saveApiReferences = endpoint<typeof shapes.saveApiReferences>()({
  method: 'PUT',
  path: '/api/v1/references',
  summary: 'Saves your own numbers of up to 1,000 articles',
  description:
    'Others stay as they are. All of them are saved, or none: a refusal names every row that cannot be saved in `details.lines`, each with `index` (from 0), `code` and `detail`. A number belongs to one article; numbers may be swapped in one request.',
  who: 'client',
  examples: {
    body: { references: [{ sku: 'NOR-001-01', customer_reference: 'SHELF-4711' }] },
    answer: { saved: 1, removed: 0, unchanged: 0 },
  },
  refusals: ['lines_refused'],
})
