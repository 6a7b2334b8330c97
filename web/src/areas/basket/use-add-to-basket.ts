import { addToBasket } from '@fairfloor/domain/basket/contract'
import { useQueryClient } from '@tanstack/react-query'
import { CallError } from '../../lib/call.ts'
import { usePending } from '../../lib/sending/pending.tsx'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { announce } from '../../ui/announce.ts'
import type { Offered } from '../catalogue/typed.ts'
import { barTexts } from './bar-texts.ts'
import { basketMutation, lineCalls } from './basket.ts'
import { useSeenPrices } from './seen-prices.ts'
import { typedOf } from './typed.ts'

/** Refusals of lines that can never be added: they are forgotten, as they may stand on another page of the list. */
const GONE: readonly unknown[] = ['unknown_flavour', 'not_for_sale']

/**
 * The typed quantities of a list, of all of its pages, and the call that adds them to the basket. Accepted quantities are
 * removed from the list; refused ones stay, and so does one that changed during the call.
 */
export function useAddToBasket(list: string, sizes: readonly Offered[], onAdded?: () => void) {
  const t = useTexts(barTexts)
  const client = useQueryClient()
  const { quantities, settle, clear } = usePending(list)
  const typed = typedOf(quantities, useSeenPrices(sizes))
  const { positions } = typed
  const mutation = basketMutation(client)
  const add = useApiMutation(addToBasket, {
    ...mutation,
    // In turn with the changes of lines, which may still be on their way.
    scope: lineCalls.scope,
    intention: `basket-${list}`,
    carriesOn: ({ body }) => JSON.stringify(body.positionsJson) === JSON.stringify(positions),
    onSuccess: (basket, { body: { positionsJson: added } }) => {
      mutation.onSuccess(basket)
      settle(Object.fromEntries(added.map(one => [one.product_attribute_id, one.quantity])))
      onAdded?.()
      announce(t.added(added.reduce((pieces, { quantity }) => pieces + quantity, 0)))
    },
    onError: (error, { body: { positionsJson: sent } }) => {
      if (!(error instanceof CallError) || !GONE.includes(error.code)) return
      const lines = error.errors.map(({ path }) => sent[Number(path.split('.')[1])])
      clear(lines.flatMap(line => (line ? [line.product_attribute_id] : [])))
    },
  })
  return { typed, add, submit: () => void add.run({ body: { positionsJson: positions } }) }
}
