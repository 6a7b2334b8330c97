import { endpoint } from '../endpoint.ts'
import type * as shapes from './desk-shapes.ts'

export const getErasures = endpoint<typeof shapes.getErasures>()({
  method: 'GET',
  path: '/api/admin/erasure-requests',
  summary: 'Users who ask for their account to be erased: first those who wait, the longest first',
  who: 'operator',
})
