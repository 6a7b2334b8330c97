import { endpoint } from '../../endpoint.ts'
import type * as shapes from './shapes.ts'

export const getApiRequests = endpoint<typeof shapes.getApiRequests>()({
  method: 'GET',
  path: '/api/api_settings/requests',
  summary:
    'What the own company’s systems have asked with its keys in the last 30 days, the newest first, 50 at a time',
  who: 'customer',
  refusals: ['no_api_access'],
})

export const getApiRequest = endpoint<typeof shapes.getApiRequest>()({
  method: 'GET',
  path: '/api/api_settings/requests/:id',
  summary: 'One of these requests with both bodies, for users who may do what its key might do',
  who: 'customer',
  refusals: ['no_api_access'],
})
