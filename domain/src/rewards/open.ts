import { type Activity, activities } from '../trade-show/activities.ts'
import type { Exhibitor } from '../trade-show/contract.ts'
import type { Phase } from '../trade-show/phases.ts'
import { descriptions } from './descriptions.ts'
import type { RewardRow } from './points.ts'

/** What a show offers to do now. */
export type Offers = {
  readonly phase: Phase
  readonly exhibitors: readonly Pick<
    Exhibitor,
    | 'organiser'
    | 'video_public_link'
    | 'has_highlights'
    | 'has_samples'
    | 'complete_media_kit_url'
    | 'product_sizes_count'
  >[]
  readonly isVoting: boolean
}

/** Items of an activity that still earn points. */
export type OpenItems = { readonly activity: Activity; readonly items: number; readonly points: number }

/** What can still be done for points, by activity; nothing that is full, closed, or not offered at this show. */
export const openItems = (rows: readonly RewardRow[], offers: Offers): OpenItems[] =>
  activities.flatMap(activity => {
    const row = rows.find(({ description }) => description === descriptions[activity])
    if (!row) return []
    const items = Math.min(row.cap ?? 0, offered[activity](offers)) - (row.count ?? 0)
    return items > 0 ? [{ activity, items, points: items * (row.points ?? 0) }] : []
  })

/** Only the cap limits it: pages do not know how many there are. */
const ANY_NUMBER = Number.POSITIVE_INFINITY

const offered: Record<Activity, (offers: Offers) => number> = {
  guided_tour: () => 1,
  exhibitor_visited: ({ exhibitors }) => exhibitors.length,
  highlight_viewed: ({ exhibitors }) => (exhibitors.some(one => one.has_highlights) ? ANY_NUMBER : 0),
  feedback_given: ({ phase, exhibitors }) => (phase === 'before' || phase === 'over' ? 0 : exhibitors.length),
  video_watched: ({ exhibitors }) => count(exhibitors, one => one.organiser && one.video_public_link !== null),
  media_kit_downloaded: ({ exhibitors }) => count(exhibitors, one => one.complete_media_kit_url !== null),
  samples_taken: ({ phase, exhibitors }) => (phase === 'ordering' ? count(exhibitors, one => one.has_samples) : 0),
  order_placed: ({ phase, exhibitors }) =>
    phase === 'ordering' ? count(exhibitors, one => !one.organiser && one.product_sizes_count > 0) : 0,
  award_voted: ({ isVoting }) => (isVoting ? ANY_NUMBER : 0),
}

const count = <T>(all: readonly T[], is: (one: T) => boolean): number => all.filter(is).length
