import { fromEuros, times } from '@fairfloor/domain/money'
import { addToOutletBasket, type OutletLot } from '@fairfloor/domain/outlet/contract'
import { usePending } from '../../lib/sending/pending.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { typedOf } from '../catalogue/typed.ts'
import { useAddTyped } from '../catalogue/use-add-typed.ts'
import { LIST, outletBasketMutation, outletLineCalls } from './outlet.ts'
import { outletTexts } from './texts.ts'

/** What is typed, also in other parts of the list, and the call that adds it to the outlet's basket. */
export function useAddToOutlet(lots: readonly OutletLot[], onAdded?: () => void) {
  const t = useTexts(outletTexts)
  const { quantities } = usePending(LIST)
  const typed = typedOf(quantities, (id, quantity) => {
    const price = lots.find(lot => lot.id === id)?.price
    return price == null ? null : times(fromEuros(price), quantity)
  })
  const adding = useAddTyped(addToOutletBasket, {
    ...outletBasketMutation,
    // In turn with the changes of lines, which may still be on their way.
    scope: outletLineCalls.scope,
    intention: 'outlet-add',
    list: LIST,
    positions: typed.positions,
    input: { body: { positions: typed.positions.map(({ id, quantity }) => ({ lot_id: id, quantity })) } },
    isGone: () => true,
    added: t.added,
    onAdded,
  })
  return { typed, ...adding }
}
