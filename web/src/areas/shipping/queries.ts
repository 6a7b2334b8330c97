import type { ShippingDesk } from '@fairfloor/domain/shipping/desk-contract'
import { tryTariffs } from '@fairfloor/domain/shipping/desk-contract'
import { getShippingDesk } from '@fairfloor/domain/shipping/desk-reads-contract'
import { useQueryClient } from '@tanstack/react-query'
import { everyQueryOf, queryOf } from '../../lib/query.ts'

export const shippingDeskQuery = queryOf(getShippingDesk, {})

/** Every change answers the whole desk, and the example is tried anew. */
export const deskChanges = { updates: [shippingDeskQuery], invalidates: [everyQueryOf(tryTariffs)] }

/** Asks for a part of the desk anew; null: it is gone. */
export function useNewest<T>(find: (desk: ShippingDesk) => T | null | undefined): () => Promise<T | null> {
  const client = useQueryClient()
  return async () => find(await client.fetchQuery({ ...shippingDeskQuery, staleTime: 0 })) ?? null
}
