import { exhibitors } from '@fairfloor/brands/exhibitors'
import type { Activity } from '@fairfloor/domain/trade-show/activities'
import { saveRewardRules } from '../src/areas/rewards/index.ts'
import type { Db } from '../src/platform/database.ts'

/** The demo's reward programme. Caps equal the number of items at the show; the organiser's booth counts where it has any. */
export async function demoRewards(
  tx: Db,
  editionId: number,
  { highlights, awardCategories }: { highlights: number; awardCategories: number },
): Promise<void> {
  const brands = exhibitors.filter(({ organiser }) => !organiser).length
  const rules: Record<Activity, [points: number, cap: number]> = {
    guided_tour: [50, 1],
    exhibitor_visited: [5, exhibitors.length],
    highlight_viewed: [2, highlights],
    feedback_given: [20, exhibitors.length],
    video_watched: [10, 1],
    media_kit_downloaded: [10, brands],
    samples_taken: [5, brands],
    order_placed: [15, brands],
    award_voted: [5, awardCategories],
  }
  await saveRewardRules(
    tx,
    editionId,
    Object.entries(rules).map(([activity, [points, cap]]) => ({ activity: activity as Activity, points, cap })),
  )
}
