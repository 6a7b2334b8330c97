import { addPositions } from '@fairfloor/domain/show-orders/contract'
import { usePending } from '../../lib/sending/pending.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { type Offered, type TypedExtras, typedOf, typedOfOffer, withExtras } from '../catalogue/typed.ts'
import { useAddTyped } from '../catalogue/use-add-typed.ts'
import { ORDER_LINES } from './changes.ts'
import { orderFootTexts } from './order-foot-texts.ts'
import { orderMutation } from './order-queries.ts'

/** Refusals of lines that can never be added. */
const GONE: readonly unknown[] = ['unknown_flavour', 'not_at_the_show']

/**
 * The typed quantities of a list of sizes, and the call that adds all of them to the order of the fair.
 * @param sizes on offer there; null away from the list: all that is typed, and what is gone is forgotten
 */
export function useAddToOrder(
  list: string,
  sizes: readonly Offered[] | null,
  onAdded?: () => void,
  extras?: TypedExtras,
) {
  const t = useTexts(orderFootTexts)
  const { quantities } = usePending(list)
  const typed = sizes ? typedOfOffer(sizes, quantities) : typedOf(quantities, () => null)
  const positions = withExtras(typed.positions, extras)
  const adding = useAddTyped(addPositions, {
    ...orderMutation,
    scope: ORDER_LINES,
    intention: `add-${list}`,
    list,
    positions,
    input: { body: { positionsJson: positions.map(({ id, ...line }) => ({ product_attribute_id: id, ...line })) } },
    isGone: ({ code }) => sizes === null && GONE.includes(code),
    added: t.added,
    onAdded,
  })
  return { typed, ...adding }
}
