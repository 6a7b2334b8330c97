import { addPositions } from '@fairfloor/domain/show-orders/contract'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Changes } from '../../lib/sending/line-changes.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import type { LoadedQuery } from '../../ui/Loaded.tsx'
import { type TakenOut, useTakenOut } from '../basket/use-taken-out.ts'
import { ORDER_LINES, useChanges } from './changes.ts'
import { type Basket, type Line, linesOf, nameOf } from './lines.ts'
import { type BasketQuery, basketQuery, baskets, orderMutation } from './order-queries.ts'

export type BasketLines = {
  basket: Basket | undefined
  /** Undefined while the basket loads. */
  lines: Line[] | undefined
  changes: Changes
  removal: TakenOut<Line>
  query: LoadedQuery<Basket>
}

/** The order at the show with its pending changes. They are sent when the screen closes. */
export function useBasket(query: BasketQuery = {}): BasketLines {
  const loaded = useQuery(basketQuery(query))
  const basket = loaded.data
  const { unsaved, changes } = useChanges()
  const lines = useMemo(() => basket && linesOf(basket.positions, unsaved), [basket, unsaved])
  const add = useApiMutation(addPositions, { ...orderMutation, scope: ORDER_LINES, intention: 'undo-removal' })
  const removal = useTakenOut<Line>(changes, { add, nameOf })
  return { basket, lines, changes, removal, query: loaded }
}

/** Updates the samples of all cached baskets from an answer; its lines may be older than pending changes. */
export function keepSamples(client: QueryClient, { sample_positions, total_sample_positions_quantity }: Basket): void {
  for (const { queryKey } of baskets)
    client.setQueryData(queryKey, old => old && { ...old, sample_positions, total_sample_positions_quantity })
}
