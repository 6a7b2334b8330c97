import type { Answer } from '@fairfloor/domain/endpoint'
import { getUserRewards } from '@fairfloor/domain/rewards/contract'
import { descriptions } from '@fairfloor/domain/rewards/descriptions'
import { type Activity, activities } from '@fairfloor/domain/trade-show/activities'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { onChanged } from '../../lib/call.ts'
import { queryOf } from '../../lib/query.ts'
import { announce } from '../../ui/announce.ts'
import { useUser } from '../../visit/user.ts'

export type RewardRow = Answer<typeof getUserRewards>[number]

/** Points arrive through the outbox, within a second of what earned them. */
const EARNED_AFTER_MS = 1000
const SHOWN_MS = 3000

const rewardsQuery = queryOf(getUserRewards, {})

/** The rows of 'My points'; requested only for users who collect points, those of customers. */
export function useRewards() {
  const user = useUser()
  return useQuery({ ...rewardsQuery, enabled: Boolean(user?.company), refetchOnMount: 'always' })
}

/** The points that this user can still earn by doing an activity once more; undefined where they earn none. */
export function usePointsFor(activity: Activity): number | undefined {
  const row = useRewards().data?.find(({ description }) => description === descriptions[activity])
  if (!row?.points || row.count === null || row.cap === null || row.count >= row.cap) return undefined
  return row.points
}

/** Reloads the points a moment after every change made on this page. */
export function useFreshRewards(): void {
  const client = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onChanged(() => {
      clearTimeout(timer)
      timer = setTimeout(() => void client.invalidateQueries({ queryKey: rewardsQuery.queryKey }), EARNED_AFTER_MS)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [client])
}

/** Points that have just been earned, for a moment; otherwise undefined. `says` words them for screen readers. */
export function useEarnedPoints(says: (points: number) => string): number | undefined {
  const total = useRewards().data?.at(-1)?.user_points
  const known = useRef<number | undefined>(undefined)
  const words = useRef(says)
  const [gain, setGain] = useState<number>()

  useEffect(() => {
    words.current = says
  })

  useEffect(() => {
    const before = known.current
    known.current = total
    if (total === undefined || before === undefined || total <= before) return undefined
    setGain(total - before)
    announce(words.current(total - before))
    const timer = setTimeout(() => setGain(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [total])
  return gain
}

/** The activity that a row's description names; undefined for the total. */
export const activityOf = ({ description }: RewardRow): Activity | undefined =>
  activities.find(activity => descriptions[activity] === description)
