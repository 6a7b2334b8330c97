import { endpoint } from '../endpoint.ts'
import type * as shapes from './search-desk-shapes.ts'

export const getVainSearches = endpoint<typeof shapes.getVainSearches>()({
  method: 'GET',
  path: '/api/admin/searches-in-vain',
  summary: 'Terms that nothing had all words of, how often they were searched for, and how much has them all now',
  who: 'operator',
})
