import type { CallInput } from '@fairfloor/domain/endpoint'
import { confirmBasket } from '@fairfloor/domain/show-orders/contract'
import { useQueryClient } from '@tanstack/react-query'
import { ShownError } from '../../lib/error-words.ts'
import type { Changes } from '../../lib/sending/line-changes.ts'
import { type MutationState, useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { notesQuery, orderMutation, releaseQuery, statusQuery } from './order-queries.ts'
import { showOrdersTexts } from './texts.ts'

/** What is sent with the confirmation, each part only if there is something in it. */
type Notes = Pick<CallInput<typeof confirmBasket>['body'], 'reference' | 'note' | 'wishes'>

export type Confirmation = MutationState & { confirm: (notes: Notes) => void }

/** Confirms the order after pending changes are saved; passes the page's query on. */
export function useConfirm(
  query: CallInput<typeof confirmBasket>['query'],
  changes: Changes,
  onConfirmed?: () => void,
): Confirmation {
  const t = useTexts(showOrdersTexts)
  const client = useQueryClient()
  const { run, ...state } = useApiMutation(confirmBasket, {
    ...orderMutation,
    invalidates: [...orderMutation.invalidates, statusQuery, notesQuery],
    onSuccess: () => {
      client.removeQueries(releaseQuery)
      onConfirmed?.()
    },
  })
  const confirm = (notes: Notes) =>
    void run(async () => {
      if (!(await changes.flush())) throw new ShownError(t.linesFirst)
      return { query, body: { confirm: true, ...notes } }
    })
  return { ...state, confirm }
}
