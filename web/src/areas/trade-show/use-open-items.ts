import { getAwards } from '@fairfloor/domain/awards/contract'
import { awardsPage } from '@fairfloor/domain/awards/pages'
import { type OpenItems, openItems } from '@fairfloor/domain/rewards/open'
import type { Activity } from '@fairfloor/domain/trade-show/activities'
import { MY_FAIR, tourAddress } from '@fairfloor/domain/trade-show/addresses'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../lib/query.ts'
import { useVts } from '../../visit/edition/vts.ts'
import { useRewards } from '../rewards/points.ts'
import { useExhibitors } from './show.ts'

/** What still earns points for this buyer; empty until all of it is known. */
export function useOpenItems(): OpenItems[] {
  const { vts } = useVts()
  const { exhibitors } = useExhibitors()
  const rows = useRewards().data
  const awards = useQuery({ ...queryOf(getAwards, {}), enabled: rows !== undefined }).data
  if (!vts || !rows || exhibitors.length === 0) return []
  return openItems(rows, { phase: vts.phase, exhibitors, isVoting: awards?.voting_active === true })
}

const OF_THEIR_OWN: Partial<Record<Activity, string>> = { guided_tour: tourAddress, award_voted: awardsPage.path }

/** Where an activity is done: at the booths, but for the tour and the votes. */
export const wayToActivity = (activity: Activity): string => OF_THEIR_OWN[activity] ?? MY_FAIR
