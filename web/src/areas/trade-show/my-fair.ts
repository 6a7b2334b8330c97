import { getAwards } from '@fairfloor/domain/awards/contract'
import { getBasket } from '@fairfloor/domain/show-orders/contract'
import { useQueries, useQuery } from '@tanstack/react-query'
import { queryOf } from '../../lib/query.ts'
import { useVts } from '../../visit/edition/vts.ts'
import { useUser } from '../../visit/user.ts'
import { feedbackQuery } from '../feedback/feedback.ts'
import { useRewards } from '../rewards/points.ts'
import { type Exhibitor, useExhibitors, useVisited } from './show.ts'

/** Parts of the page, as addresses within it. */
export const OPEN = '#open'
export const ROUTE = '#route'
export const OWING = '#feedback'
export const NOT_SEEN = '#booths'
export const SEEN = '#seen'

export type BoothSoFar = {
  exhibitor: Exhibitor
  isVisited: boolean
  /** Pieces ordered from it. */
  ordered: number
  /** Pieces taken as samples. */
  samples: number
  /** Visited, but without feedback yet. */
  owesFeedback: boolean
}

const total = (pieces: readonly { quantity: number }[] | undefined): number =>
  (pieces ?? []).reduce((sum, { quantity }) => sum + quantity, 0)

/** What the user has done at the fair so far, from the calls of the areas. */
export function useMyFair() {
  const user = useUser()
  const isBuyer = Boolean(user?.company)
  const { vts } = useVts()
  const { exhibitors } = useExhibitors()
  const visited = useVisited()
  const basket = useQuery({ ...queryOf(getBasket, { query: {} }), enabled: isBuyer }).data
  const awards = useQuery(queryOf(getAwards, {})).data
  const points = useRewards().data?.at(-1)?.user_points ?? null
  // Only for visited booths.
  const seen = isBuyer ? exhibitors.filter(({ id }) => visited.has(id)) : []
  const asked = useQueries({ queries: seen.map(({ id }) => feedbackQuery(id)) })
  const isAsked = vts !== undefined && vts.phase !== 'before' && vts.phase !== 'over'
  const owing = new Set(seen.filter((_, at) => isAsked && asked[at]?.data?.answered === false).map(({ id }) => id))
  const booths = exhibitors.map(
    (exhibitor): BoothSoFar => ({
      exhibitor,
      isVisited: visited.has(exhibitor.id),
      ordered: total(
        basket?.positions.filter(
          ({ product_attribute: { product_size: size } }) => size.vts_exhibitor.id === exhibitor.id,
        ),
      ),
      samples: total(
        basket?.sample_positions.filter(
          ({ vts_sample_product_attribute: { vts_sample_product_size: size } }) =>
            size.vts_exhibitor.id === exhibitor.id,
        ),
      ),
      owesFeedback: owing.has(exhibitor.id),
    }),
  )
  return {
    /** Until then parts of the page may still come and go, and would move those below. */
    isSettled: asked.every(({ isPending }) => !isPending),
    booths,
    visited: booths.filter(({ isVisited }) => isVisited).length,
    samples: total(basket?.sample_positions),
    votes: {
      given: awards?.user_votes.length ?? 0,
      of: awards?.awardYearCategories.length ?? 0,
      isOpen: awards?.voting_active === true,
    },
    owing: booths.filter(({ owesFeedback }) => owesFeedback),
    points,
    isBuyer,
  }
}
