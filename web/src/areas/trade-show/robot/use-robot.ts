import type { Answer } from '@fairfloor/domain/endpoint'
import { getRecommendedTopProduct } from '@fairfloor/domain/show-orders/recommendation-contract'
import { meetsRobot } from '@fairfloor/domain/trade-show/robot'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigationType } from 'react-router'
import { queryOf } from '../../../lib/query.ts'

export type Recommendation = NonNullable<Answer<typeof getRecommendedTopProduct>>

/**
 * The robot's product after the user has walked one of its ways. Typed addresses and the back button do not count, and
 * nothing opens over a booth.
 */
export function useRobot(panoNr: number, isBoothOpen: boolean) {
  const arrival = useNavigationType()
  const [from, setFrom] = useState(panoNr)
  const [isMet, setMet] = useState(false)
  if (from !== panoNr) {
    setFrom(panoNr)
    setMet(arrival === 'PUSH' && !isBoothOpen && meetsRobot(from, panoNr))
  }
  // Fetched at each meeting, as orders may have changed in between.
  const { data } = useQuery({ ...queryOf(getRecommendedTopProduct, {}), enabled: isMet, gcTime: 0 })
  return { product: isMet ? (data ?? null) : null, close: () => setMet(false) }
}
