import { getComplainableLines } from '@fairfloor/domain/complaints/contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../lib/query.ts'
import { useMay } from '../../../visit/user.ts'
import type { Order } from '../orders.ts'

/** Lines of an order that can be complained of; asked only of orders of which something has left. */
export function useComplainable({
  order_id,
  shipments,
}: Pick<Order, 'order_id' | 'shipments'>): Answer<typeof getComplainableLines> | undefined {
  const hasLeft = shipments.some(({ shipped_at }) => shipped_at !== null)
  const enabled = useMay('order') && hasLeft
  return useQuery({ ...queryOf(getComplainableLines, { params: { order_id } }), enabled }).data
}
