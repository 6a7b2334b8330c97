import { useCallback, useLayoutEffect, useMemo } from 'react'
import { usePendingUser } from '../../lib/pending.tsx'
import type { Offered } from '../catalogue/typed.ts'

/** Prices of the flavours that were on screen, in euros. What is typed into one page of a list is added from another one too. */
const seen = new Map<number, number | null>()
let owner: string | undefined

/** The price of a flavour that is or was on screen; undefined for others. Remembers those of these sizes, for this user alone. */
export function useSeenPrices(sizes: readonly Offered[]): (flavourId: number) => number | null | undefined {
  const user = usePendingUser()
  const own = useMemo(
    () => new Map(sizes.flatMap(size => size.product_attributes.map(({ id }) => [id, size.current_price]))),
    [sizes],
  )
  useLayoutEffect(() => {
    if (owner !== user) seen.clear()
    owner = user
    for (const [id, price] of own) seen.set(id, price)
  }, [own, user])
  return useCallback(id => (own.has(id) ? own.get(id) : owner === user ? seen.get(id) : undefined), [own, user])
}
