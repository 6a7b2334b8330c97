import { isPast } from '../trade-show/phases.ts'
import { isRunning, type Window } from './promotion.ts'

export const campaignStates = ['running', 'planned', 'over'] as const
export type CampaignState = (typeof campaignStates)[number]

/** A banner without a picture is a draft, also in its window. */
export const bannerStates = [...campaignStates, 'draft'] as const
export type BannerState = (typeof bannerStates)[number]

export const bannerSorts = ['rank', 'start', 'title'] as const
export const promotionSorts = ['start', 'end', 'name'] as const
export const clearanceSorts = ['name', 'percent', 'end'] as const

export function stateOf(window: Window, now: Date): CampaignState {
  if (isRunning(window, now)) return 'running'
  return window.end && isPast(window.end, now) ? 'over' : 'planned'
}
