import { addPositions } from '@fairfloor/domain/show-orders/contract'
import { usePending } from '../../lib/sending/pending.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { type Offered, typedOfOffer } from '../catalogue/typed.ts'
import { useAddTyped } from '../catalogue/use-add-typed.ts'
import { ORDER_LINES } from './changes.ts'
import { orderFootTexts } from './order-foot-texts.ts'
import { orderMutation } from './order-queries.ts'

/** The typed quantities of a list of sizes, and the call that adds all of them to the order of the fair. */
export function useAddToOrder(list: string, sizes: readonly Offered[], onAdded?: () => void) {
  const t = useTexts(orderFootTexts)
  const { quantities } = usePending(list)
  const typed = typedOfOffer(sizes, quantities)
  const adding = useAddTyped(addPositions, {
    ...orderMutation,
    scope: ORDER_LINES,
    intention: `add-${list}`,
    list,
    positions: typed.positions,
    input: {
      body: { positionsJson: typed.positions.map(({ id, quantity }) => ({ product_attribute_id: id, quantity })) },
    },
    added: t.added,
    onAdded,
  })
  return { typed, ...adding }
}
