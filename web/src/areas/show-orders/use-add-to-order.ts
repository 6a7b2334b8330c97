import { addPositions } from '@fairfloor/domain/show-orders/contract'
import { usePending } from '../../lib/sending/pending.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { type Offered, type TypedExtras, typedOfOffer, withExtras } from '../catalogue/typed.ts'
import { useAddTyped } from '../catalogue/use-add-typed.ts'
import { ORDER_LINES } from './changes.ts'
import { orderFootTexts } from './order-foot-texts.ts'
import { orderMutation } from './order-queries.ts'

/** The typed quantities of a list of sizes, and the call that adds all of them to the order of the fair. */
export function useAddToOrder(list: string, sizes: readonly Offered[], onAdded?: () => void, extras?: TypedExtras) {
  const t = useTexts(orderFootTexts)
  const { quantities } = usePending(list)
  const typed = typedOfOffer(sizes, quantities)
  const positions = withExtras(typed.positions, extras)
  const adding = useAddTyped(addPositions, {
    ...orderMutation,
    scope: ORDER_LINES,
    intention: `add-${list}`,
    list,
    positions,
    input: { body: { positionsJson: positions.map(({ id, ...line }) => ({ product_attribute_id: id, ...line })) } },
    added: t.added,
    onAdded,
  })
  return { typed, ...adding }
}
