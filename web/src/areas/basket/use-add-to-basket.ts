import { addToBasket } from '@fairfloor/domain/basket/contract'
import { sumFor } from '@fairfloor/domain/promotions/wire'
import { useQueryClient } from '@tanstack/react-query'
import { usePending } from '../../lib/sending/pending.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { type Offered, typedOf } from '../catalogue/typed.ts'
import { useAddTyped } from '../catalogue/use-add-typed.ts'
import { barTexts } from './bar-texts.ts'
import { basketMutation, lineCalls } from './basket.ts'
import { useSeenPrices } from './seen-prices.ts'

/** Refusals of lines that can never be added. */
const GONE: readonly unknown[] = ['unknown_flavour', 'not_for_sale']

/** The typed quantities of a list of the shop, of all of its pages, and the call that adds them to the basket. */
export function useAddToBasket(list: string, sizes: readonly Offered[], onAdded?: () => void) {
  const t = useTexts(barTexts)
  const client = useQueryClient()
  const { quantities } = usePending(list)
  const sizeOf = useSeenPrices(sizes)
  const typed = typedOf(quantities, (id, quantity) => {
    const size = sizeOf(id)
    return size ? sumFor(size, quantity) : null
  })
  const positionsJson = typed.positions.map(({ id, quantity }) => ({ product_attribute_id: id, quantity }))
  const adding = useAddTyped(addToBasket, {
    ...basketMutation(client),
    // In turn with the changes of lines, which may still be on their way.
    scope: lineCalls.scope,
    intention: `basket-${list}`,
    list,
    positions: typed.positions,
    input: { body: { positionsJson } },
    isGone: ({ code }) => GONE.includes(code),
    added: t.added,
    onAdded,
  })
  return { typed: { ...typed, positions: positionsJson }, ...adding }
}
