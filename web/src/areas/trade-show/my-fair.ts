import { getAwards } from '@fairfloor/domain/awards/contract'
import { getBasket } from '@fairfloor/domain/show-orders/contract'
import { useQueries, useQuery } from '@tanstack/react-query'
import { queryOf } from '../../lib/query.ts'
import { feedbackQuery } from '../feedback/feedback.ts'
import { useUser } from '../identity/user.ts'
import { useRewards } from '../rewards/points.ts'
import { type Exhibitor, useExhibitors, useVisited } from './show.ts'

export type BoothSoFar = {
  exhibitor: Exhibitor
  isVisited: boolean
  /** Pieces taken as samples. */
  samples: number
  /** Visited, but without feedback yet. */
  owesFeedback: boolean
}

/** What the user has done at the fair so far, from the calls of the areas. */
export function useMyFair() {
  const user = useUser()
  const isBuyer = Boolean(user?.company)
  const { exhibitors } = useExhibitors()
  const visited = useVisited()
  const basket = useQuery({ ...queryOf(getBasket, { query: {} }), enabled: isBuyer }).data
  const awards = useQuery(queryOf(getAwards, {})).data
  const points = useRewards().data?.at(-1)?.user_points ?? null
  // Only for visited booths.
  const seen = isBuyer ? exhibitors.filter(({ id }) => visited.has(id)) : []
  const asked = useQueries({ queries: seen.map(({ id }) => feedbackQuery(id)) })
  const owing = new Set(seen.filter((_, at) => asked[at]?.data?.answered === false).map(({ id }) => id))
  const booths = exhibitors.map((exhibitor): BoothSoFar => {
    const taken = basket?.sample_positions.filter(
      ({ vts_sample_product_attribute: { vts_sample_product_size: size } }) => size.vts_exhibitor.id === exhibitor.id,
    )
    return {
      exhibitor,
      isVisited: visited.has(exhibitor.id),
      samples: (taken ?? []).reduce((sum, { quantity }) => sum + quantity, 0),
      owesFeedback: owing.has(exhibitor.id),
    }
  })
  return {
    booths,
    visited: booths.filter(({ isVisited }) => isVisited).length,
    samples: booths.reduce((sum, { samples }) => sum + samples, 0),
    votes: { given: awards?.user_votes.length ?? 0, of: awards?.awardYearCategories.length ?? 0 },
    openFeedback: owing.size,
    points,
    isBuyer,
  }
}
