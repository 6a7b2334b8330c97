import { isPast } from '../trade-show/phases.ts'
import { isRunning, type Window } from './promotion.ts'

export const campaignStates = ['running', 'planned', 'over'] as const
export type CampaignState = (typeof campaignStates)[number]

export const promotionSorts = ['start', 'end', 'name'] as const
export const clearanceSorts = ['name', 'percent', 'end'] as const

export function stateOf(window: Window, now: Date): CampaignState {
  if (isRunning(window, now)) return 'running'
  return window.end && isPast(window.end, now) ? 'over' : 'planned'
}
