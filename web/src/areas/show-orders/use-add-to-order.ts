import { addPositions } from '@fairfloor/domain/show-orders/contract'
import { usePending } from '../../lib/sending/pending.tsx'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { announce } from '../../ui/announce.ts'
import { type Offered, typedOf } from '../catalogue/typed.ts'
import { ORDER_LINES } from './changes.ts'
import { orderFootTexts } from './order-foot-texts.ts'
import { orderMutation } from './order-queries.ts'

/**
 * The typed quantities of a list of sizes, and the call that adds all of them to the order. Accepted quantities are
 * removed from the list; refused ones stay, and so does one that changed during the call.
 */
export function useAddToOrder(list: string, sizes: readonly Offered[], onAdded?: () => void) {
  const t = useTexts(orderFootTexts)
  const { quantities, settle } = usePending(list)
  const typed = typedOf(sizes, quantities)
  const { positions } = typed
  const add = useApiMutation(addPositions, {
    ...orderMutation,
    scope: ORDER_LINES,
    intention: `add-${list}`,
    carriesOn: ({ body }) => JSON.stringify(body.positionsJson) === JSON.stringify(positions),
    onSuccess: (_basket, { body: { positionsJson: added } }) => {
      settle(Object.fromEntries(added.map(one => [one.product_attribute_id, one.quantity])))
      onAdded?.()
      announce(t.added(added.reduce((pieces, { quantity }) => pieces + quantity, 0)))
    },
  })
  return { typed, add, submit: () => void add.run({ body: { positionsJson: positions } }) }
}
