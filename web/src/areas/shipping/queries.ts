import type { ShippingDesk } from '@fairfloor/domain/shipping/desk-contract'
import { tryTariffs } from '@fairfloor/domain/shipping/desk-contract'
import { getShippingDesk } from '@fairfloor/domain/shipping/desk-reads-contract'
import { useQueryClient } from '@tanstack/react-query'
import { everyQueryOf, queryOf } from '../../lib/query.ts'

export const shippingDeskQuery = queryOf(getShippingDesk, {})

/** Every change answers the whole desk, and the example is calculated again. */
export const deskChanges = { updates: [shippingDeskQuery], invalidates: [everyQueryOf(tryTariffs)] }

/** Reads a part of the shipping desk again. Null: it has been deleted. */
export function useNewest<T>(find: (desk: ShippingDesk) => T | null | undefined): () => Promise<T | null> {
  const client = useQueryClient()
  return async () => find(await client.fetchQuery({ ...shippingDeskQuery, staleTime: 0 })) ?? null
}
