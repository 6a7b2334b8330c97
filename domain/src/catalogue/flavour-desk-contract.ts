import { endpoint } from '../endpoint.ts'
import type * as shapes from './flavour-desk-shapes.ts'

export type { FoundFlavour } from './flavour-desk-shapes.ts'

export const findFlavours = endpoint<typeof shapes.findFlavours>()({
  method: 'GET',
  path: '/api/admin/flavours',
  summary:
    'The first flavours whose names, SKU or EAN hold every word of a search, or whose EAN it is in another form, also of a case’s EAN',
  who: 'operator',
})
