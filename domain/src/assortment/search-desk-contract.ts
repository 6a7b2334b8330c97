import { endpoint } from '../endpoint.ts'
import type * as shapes from './search-desk-shapes.ts'

export const getVainSearches = endpoint<typeof shapes.getVainSearches>()({
  method: 'GET',
  path: '/api/admin/searches-in-vain',
  summary: 'Terms that found nothing, how often they were searched for, and how much they find now',
  who: 'operator',
})
