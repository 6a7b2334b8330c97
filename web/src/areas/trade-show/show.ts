import type { Answer } from '@fairfloor/domain/endpoint'
import type { Exhibitor } from '@fairfloor/domain/trade-show/contract'
import * as contract from '@fairfloor/domain/trade-show/contract'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { queryOf } from '../../lib/query.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useUser } from '../../visit/user.ts'
import { basketQuery } from '../show-orders/order-queries.ts'

export type { Exhibitor }

/** A product found by 'Where is …?'. */
export type Found = Answer<typeof contract.whereIs>[number]

const exhibitorsQuery = queryOf(contract.getExhibitors, {})
const visitedQuery = queryOf(contract.getVisitedExhibitors, {})
export const planQuery = queryOf(contract.getPlan, {})
export const scenesQuery = queryOf(contract.getScenes, {})
export const sceneQuery = (panoNr: number) => ({
  ...queryOf(contract.getScene, { params: { panoNr } }),
  // A scene's hotspots change only with the edition.
  staleTime: Number.POSITIVE_INFINITY,
})

/** The exhibitors by booth number; empty for visitors and while loading. */
export function useExhibitors(): { exhibitors: readonly Exhibitor[]; byBooth: ReadonlyMap<number, Exhibitor> } {
  const user = useUser()
  const { data } = useQuery({ ...exhibitorsQuery, enabled: Boolean(user) })
  return useMemo(() => {
    const exhibitors = data ?? []
    return { exhibitors, byBooth: new Map(exhibitors.map(one => [one.boothNumberB2b, one])) }
  }, [data])
}

/** Ids of the exhibitors whose booths the user has opened. */
export function useVisited(): ReadonlySet<number> {
  const user = useUser()
  const { data } = useQuery({ ...visitedQuery, enabled: Boolean(user) })
  return useMemo(() => new Set((data ?? []).map(visit => visit.exhibitor_id)), [data])
}

/** The lines that the user's order has at each booth, by booth number. */
export function useOrderedLines(): ReadonlyMap<number, number> {
  const user = useUser()
  const { data } = useQuery({ ...basketQuery(), enabled: Boolean(user?.company) })
  return useMemo(() => {
    const lines = new Map<number, number>()
    for (const { quantity, product_attribute } of data?.positions ?? []) {
      if (quantity <= 0) continue
      const booth = product_attribute.product_size.vts_exhibitor.boothNumberB2b
      lines.set(booth, (lines.get(booth) ?? 0) + 1)
    }
    return lines
  }, [data])
}

/** Records a visit, and marks the booth on the plan at once. */
export function useVisit(): (exhibitorId: number) => void {
  const { mutate } = useApiMutation(contract.visitExhibitor, { invalidates: [visitedQuery] })
  return useCallback(exhibitor_id => mutate({ body: { exhibitor_id } }), [mutate])
}
