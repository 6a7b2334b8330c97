import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

export const getSamples = endpoint<typeof shapes.getSamples>()({
  method: 'GET',
  path: '/api/onlineshop/vts-exhibitors/:id/samples',
  summary: 'The sample products of an exhibitor with the remaining stock of each flavour',
  who: 'user',
  refusals: ['no_show'],
})

export const getSampleLimits = endpoint<typeof shapes.getSampleLimits>()({
  method: 'GET',
  path: '/api/onlineshop/vts-exhibitors/:id/user-sample-limits',
  summary: 'How many samples the user has taken from an exhibitor and in total, and the limits',
  who: 'user',
  refusals: ['no_show'],
})

export const addSamples = endpoint<typeof shapes.addSamples>()({
  method: 'POST',
  path: '/api/onlineshop/vts-basket-add-sample-position',
  summary: 'Takes samples, all or none, and reserves them; quantities add up',
  who: 'customer',
  needs: 'order',
  sends: 'form',
  idempotent: true,
  refusals: [
    'no_show',
    'ordering_closed',
    'already_confirmed',
    'unknown_sample',
    'samples_left',
    'samples_of_exhibitor',
    'samples_in_all',
  ],
})

export const removeSample = endpoint<typeof shapes.removeSample>()({
  method: 'DELETE',
  path: '/api/onlineshop/vts-basket-sample-positions/:id',
  summary: 'Returns samples, while ordering and while confirming; others can take them at once',
  who: 'customer',
  needs: 'order',
  refusals: ['no_show', 'ordering_closed', 'already_confirmed'],
})
