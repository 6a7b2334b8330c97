import { endpoint } from '../endpoint.ts'
import type * as shapes from './desk-shapes.ts'

export const getRewardRules = endpoint<typeof shapes.getRewardRules>()({
  method: 'GET',
  path: '/api/admin/rewards',
  summary: 'Points and cap of each activity at the current edition',
  who: 'operator',
  refusals: ['no_show'],
})

export const changeRewardRules = endpoint<typeof shapes.changeRewardRules>()({
  method: 'PUT',
  path: '/api/admin/rewards',
  summary: 'Changes points and caps of activities; points already earned are recomputed',
  who: 'operator',
  refusals: ['no_show'],
})
