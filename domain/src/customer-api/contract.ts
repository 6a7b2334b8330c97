import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

export const saveReference = endpoint<typeof shapes.saveReference>()({
  method: 'POST',
  path: '/api/user/productReferences/save_reference',
  summary: 'Saves the customer’s own reference of a flavour; an empty one removes it',
  who: 'customer',
  refusals: ['no_api_access', 'reference_incomplete', 'reference_taken'],
})
