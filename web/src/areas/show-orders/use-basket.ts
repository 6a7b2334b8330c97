import * as contract from '@fairfloor/domain/show-orders/contract'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { CallError, call } from '../../lib/call.ts'
import { queryOf } from '../../lib/query.ts'
import { userQuery } from '../../lib/user.ts'
import { vtsQuery } from '../../lib/vts.ts'
import { type Changes, type Draft, makeChanges } from './changes.ts'
import { type Basket, type Line, linesOf } from './lines.ts'

/** `status=confirmation` on the confirmation page; without it the whole order. */
export type BasketQuery = { status?: 'confirmation' }

const CONFIRMATION: BasketQuery = { status: 'confirmation' }

const basketQuery = (query: BasketQuery = {}) => queryOf(contract.getBasket, { query })
export const statusQuery = queryOf(contract.getBasketStatus, {})
export const releaseQuery = queryOf(contract.getRelease, {})

export type BasketLines = {
  basket: Basket | undefined
  /** Undefined while the basket loads. */
  lines: Line[] | undefined
  changes: Changes
  error: CallError | null
  retry: () => void
}

/** The order at the show with what is being changed in it. What still waits is sent when its screen closes. */
export function useBasket(query: BasketQuery = {}): BasketLines {
  const client = useQueryClient()
  const { data: basket, error, refetch } = useQuery(basketQuery(query))
  const [changes] = useState(() => makeChanges((id, draft) => send(client, id, draft)))
  const drafts = useSyncExternalStore(changes.subscribe, changes.drafts)
  const lines = useMemo(() => basket && linesOf(basket.positions, drafts), [basket, drafts])

  useEffect(() => () => void changes.flush(), [changes])

  return { basket, lines, changes, error, retry: () => void refetch() }
}

async function send(client: QueryClient, id: number, { quantity, removed }: Draft): Promise<void> {
  // An answer that is on its way does not know of this change.
  await Promise.all(keys.map(queryKey => client.cancelQueries({ queryKey })))
  try {
    const params = { id }
    const basket = removed
      ? await call(contract.removePosition, { params })
      : await call(contract.changePosition, { params, body: { quantity: quantity ?? 0 } })
    keepBasket(client, basket)
  } catch (error) {
    askAnew(client, error)
    throw error
  }
}

const keys = [basketQuery().queryKey, basketQuery(CONFIRMATION).queryKey]

/** Puts the basket that a call answered where the screens read it, and has the account's figures read anew. */
export function keepBasket(client: QueryClient, basket: Basket): void {
  for (const key of keys) client.setQueryData(key, basket)
  void client.invalidateQueries(userQuery)
}

/** Puts the samples of an answer into the baskets that the screens read; its lines may be older than what was changed meanwhile. */
export function keepSamples(client: QueryClient, { sample_positions, total_sample_positions_quantity }: Basket): void {
  for (const key of keys)
    client.setQueryData<Basket>(key, old => old && { ...old, sample_positions, total_sample_positions_quantity })
}

/** After a refusal the screen knows something old: the phase, the order. Lost calls say nothing; a lost session asks for the login itself. */
export function askAnew(client: QueryClient, error: unknown): void {
  if (!(error instanceof CallError) || error.status === 0 || error.status === 401) return
  for (const queryKey of [...keys, vtsQuery.queryKey, statusQuery.queryKey]) void client.invalidateQueries({ queryKey })
}
