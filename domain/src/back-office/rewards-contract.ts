import { endpoint } from '../endpoint.ts'
import type * as shapes from './rewards-shapes.ts'

export const getRewardRules = endpoint<typeof shapes.getRewardRules>()({
  method: 'GET',
  path: '/api/admin/rewards',
  summary: 'What each activity earns at the current edition, and for how many things at most',
  who: 'operator',
  refusals: ['no_show'],
})

export const changeRewardRules = endpoint<typeof shapes.changeRewardRules>()({
  method: 'PUT',
  path: '/api/admin/rewards',
  summary: 'Changes points and caps of activities; what was earned already is reckoned anew',
  who: 'operator',
  refusals: ['no_show'],
})
