import { confirmBasket } from '@fairfloor/domain/show-orders/contract'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { fulfilled, keyFor } from '../../lib/intention.ts'
import { useTexts } from '../../lib/texts.tsx'
import { type Action, useAction } from '../../ui/useAction.ts'
import type { Changes } from './changes.ts'
import type { Basket } from './lines.ts'
import { showOrdersTexts } from './texts.ts'
import { askAnew, type BasketQuery, releaseQuery, statusQuery } from './use-basket.ts'

/** Confirms the order, after what was changed in it has been taken; the query of the page is passed through (§7). */
export function useConfirm(
  query: BasketQuery,
  changes: Changes,
  onConfirmed: (basket: Basket) => void,
): Action<[], void> {
  const t = useTexts(showOrdersTexts)
  const client = useQueryClient()
  return useAction(async () => {
    if (!(await changes.flush())) throw new Error(t.linesFirst)
    const body = { confirm: true }
    try {
      const basket = await call(confirmBasket, { query, body }, { idempotencyKey: keyFor('confirm', body) })
      fulfilled('confirm')
      client.removeQueries(releaseQuery)
      void client.invalidateQueries(statusQuery)
      onConfirmed(basket)
    } catch (error) {
      askAnew(client, error)
      throw error
    }
  })
}
