import type { PricedSize } from '@fairfloor/domain/promotions/wire'
import { useCallback, useLayoutEffect, useMemo } from 'react'
import { useOwner } from '../../lib/sending/pending.tsx'
import type { Offered } from '../catalogue/typed.ts'

/** Sizes of the flavours that were on screen, with their prices. What is typed into one page of a list is added from another one too. */
const seen = new Map<number, PricedSize>()
let owner: string | undefined

/** The priced size of a flavour that is or was on screen; undefined for others. Remembers those of these sizes, for this user alone. */
export function useSeenPrices(sizes: readonly Offered[]): (flavourId: number) => PricedSize | undefined {
  const user = useOwner()
  const own = useMemo(
    () => new Map(sizes.flatMap(size => size.product_attributes.map(({ id }) => [id, size] as const))),
    [sizes],
  )
  useLayoutEffect(() => {
    if (owner !== user) seen.clear()
    owner = user
    for (const [id, size] of own) seen.set(id, size)
  }, [own, user])
  return useCallback(id => own.get(id) ?? (owner === user ? seen.get(id) : undefined), [own, user])
}
