import { after } from '@fairfloor/domain/trade-show/phases'
import { useServerNow, useWeek, type Week } from './use-week.ts'

/** The event while the shop announces it, from its first to its last second of that. */
export function useBannerWeek(): Week | undefined {
  const { week, offset } = useWeek()
  const window = week ? [Date.parse(week.banner_start), after(new Date(week.banner_end))] : []
  const now = useServerNow(window, offset)
  const [start = 0, end = 0] = window
  return week && start <= now && now < end ? week : undefined
}
