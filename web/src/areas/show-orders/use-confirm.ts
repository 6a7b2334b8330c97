import { confirmBasket } from '@fairfloor/domain/show-orders/contract'
import { useQueryClient } from '@tanstack/react-query'
import { ShownError } from '../../lib/error-words.ts'
import { useTexts } from '../../lib/texts.tsx'
import { type MutationState, useApiMutation } from '../../lib/use-api-mutation.ts'
import type { Changes } from './changes.ts'
import { type BasketQuery, orderMutation, releaseQuery, statusQuery } from './order-queries.ts'
import { showOrdersTexts } from './texts.ts'

/** Confirms the order after pending changes are saved; passes the page's query on. */
export function useConfirm(
  query: BasketQuery,
  changes: Changes,
  onConfirmed?: () => void,
): MutationState & { confirm: () => void } {
  const t = useTexts(showOrdersTexts)
  const client = useQueryClient()
  const { run, ...state } = useApiMutation(confirmBasket, {
    ...orderMutation,
    invalidates: [...orderMutation.invalidates, statusQuery],
    onSuccess: () => {
      client.removeQueries(releaseQuery)
      onConfirmed?.()
    },
  })
  const confirm = () =>
    void run(async () => {
      if (!(await changes.flush())) throw new ShownError(t.linesFirst)
      return { query, body: { confirm: true } }
    })
  return { ...state, confirm }
}
