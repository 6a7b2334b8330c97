import { addToBasket } from '@fairfloor/domain/basket/contract'
import { type PricedSize, sumFor } from '@fairfloor/domain/promotions/wire'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useLayoutEffect, useMemo } from 'react'
import { useOwner, usePending } from '../../lib/sending/pending.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { type Offered, type TypedExtras, typedOf, withExtras } from '../catalogue/typed.ts'
import { useAddTyped } from '../catalogue/use-add-typed.ts'
import { barTexts } from './bar-texts.ts'
import { basketMutation, lineCalls } from './basket.ts'

/** Refusals of lines that can never be added. */
const GONE: readonly unknown[] = ['unknown_flavour', 'not_for_sale']

/** The typed quantities of a list of the shop, of all of its pages, and the call that adds them to the basket. */
export function useAddToBasket(list: string, sizes: readonly Offered[], onAdded?: () => void, extras?: TypedExtras) {
  const t = useTexts(barTexts)
  const client = useQueryClient()
  const { quantities } = usePending(list)
  const sizeOf = useSeenPrices(sizes)
  const typed = typedOf(quantities, (id, quantity) => {
    const size = sizeOf(id)
    return size ? sumFor(size, quantity) : null
  })
  const positions = withExtras(typed.positions, extras)
  const positionsJson = positions.map(({ id, ...line }) => ({ product_attribute_id: id, ...line }))
  const adding = useAddTyped(addToBasket, {
    ...basketMutation(client),
    // In turn with the changes of lines, which may still be on their way.
    scope: lineCalls.scope,
    intention: `basket-${list}`,
    list,
    positions,
    input: { body: { positionsJson } },
    isGone: ({ code }) => GONE.includes(code),
    added: t.added,
    onAdded,
  })
  return { typed: { ...typed, positions: positionsJson }, ...adding }
}

/** Sizes of the flavours that were on screen, with their prices. What is typed into one page of a list is added from another one too. */
const seen = new Map<number, PricedSize>()
let owner: string | undefined

/** The priced size of a flavour that is or was on screen; undefined for others. Remembers those of these sizes, for this user alone. */
function useSeenPrices(sizes: readonly Offered[]): (flavourId: number) => PricedSize | undefined {
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
