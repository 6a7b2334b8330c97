import type { Answer } from '@fairfloor/domain/endpoint'
import { getLastBought } from '@fairfloor/domain/orders/contract'
import { useQuery } from '@tanstack/react-query'
import { createContext, useMemo } from 'react'
import { queryOf } from '../../lib/query.ts'
import { useUser } from '../../visit/user.ts'

/** What was last bought of flavours, by their ids. */
type Bought = ReadonlyMap<number, Answer<typeof getLastBought>[number]>

/** As many sizes as one call takes: a long order list has more. */
const MOST = 200

/** For the rows around; undefined while nobody knows, and for readers who never buy. */
export const BoughtBefore = createContext<Bought | undefined>(undefined)

/** What the reader's company last bought of the flavours of these sizes: one call for all that are on the screen. */
export function useBought(sizes: readonly { readonly id: number }[]): Bought | undefined {
  const isBuyer = Boolean(useUser()?.company)
  const ids = [...new Set(sizes.map(({ id }) => id))].slice(0, MOST).join(',')
  const { data } = useQuery({
    ...queryOf(getLastBought, { query: { sizes: ids } }),
    enabled: isBuyer && ids !== '',
  })
  return useMemo(() => data && new Map(data.map(one => [one.product_attribute_id, one])), [data])
}
