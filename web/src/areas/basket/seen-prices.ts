import { useEffect } from 'react'
import { usePendingUser } from '../../lib/pending.tsx'
import type { Offered } from '../catalogue/typed.ts'

/** Prices of the flavours that were on screen, in euros. What is typed into one page of a list is added from another one too. */
const seen = new Map<number, number | null>()
let owner: string | undefined

/** Remembers the prices of sizes on screen, for this user alone. */
export function useSeenPrices(sizes: readonly Offered[]): ReadonlyMap<number, number | null> {
  const user = usePendingUser()
  const own = sizes.flatMap(size => size.product_attributes.map(({ id }) => [id, size.current_price] as const))
  useEffect(() => {
    if (owner !== user) seen.clear()
    owner = user
    for (const [id, price] of own) seen.set(id, price)
  })
  return new Map([...(owner === user ? seen : []), ...own])
}
