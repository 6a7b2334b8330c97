import { addPositions } from '@fairfloor/domain/show-orders/contract'
import { usePending } from '../../lib/pending.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { useApiMutation } from '../../lib/use-api-mutation.ts'
import { announce } from '../../ui/announce.ts'
import { orderFootTexts } from './order-foot-texts.ts'
import { orderMutation } from './order-queries.ts'
import { type Offered, typedOf } from './typed.ts'

/**
 * The typed quantities of a list of sizes, and the call that adds all of them to the order. Accepted quantities are
 * removed from the list; refused ones stay.
 */
export function useAddToOrder(list: string, sizes: readonly Offered[]) {
  const t = useTexts(orderFootTexts)
  const { quantities, clear } = usePending(list)
  const typed = typedOf(sizes, quantities)
  const { positions, pieces } = typed
  const add = useApiMutation(addPositions, {
    ...orderMutation,
    intention: `add-${list}`,
    carriesOn: ({ body }) => JSON.stringify(body.positionsJson) === JSON.stringify(positions),
    onSuccess: () => {
      clear(positions.map(position => position.product_attribute_id))
      announce(t.added(pieces))
    },
  })
  return { typed, add, submit: () => void add.run({ body: { positionsJson: positions } }) }
}
