import * as contract from '@fairfloor/domain/show-orders/contract'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { fulfilled, keyFor } from '../../lib/intention.ts'
import { usePending } from '../../lib/pending.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { announce } from '../../ui/announce.ts'
import { type Action, useAction } from '../../ui/useAction.ts'
import { orderFootTexts } from './order-foot-texts.ts'
import { type Offered, typedOf } from './typed.ts'
import { askAnew, keepBasket } from './use-basket.ts'

/**
 * What is typed in a list of sizes, and the one call that adds all of it to the order. What the server has taken leaves the
 * list; what it refuses stays typed.
 */
export function useAddToOrder(
  list: string,
  sizes: readonly Offered[],
): { typed: ReturnType<typeof typedOf>; add: Action<[], void> } {
  const t = useTexts(orderFootTexts)
  const client = useQueryClient()
  const { quantities, clear } = usePending(list)
  const typed = typedOf(sizes, quantities)
  const { positions, pieces } = typed
  const add = useAction(async () => {
    const intention = `add-${list}`
    const body = { positionsJson: positions }
    try {
      const basket = await call(contract.addPositions, { body }, { idempotencyKey: keyFor(intention, body) })
      fulfilled(intention)
      clear(positions.map(position => position.product_attribute_id))
      keepBasket(client, basket)
      announce(t.added(pieces))
    } catch (error) {
      askAnew(client, error)
      throw error
    }
  })
  return { typed, add }
}
