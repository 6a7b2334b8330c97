import type { Answer } from '@fairfloor/domain/endpoint'
import { orderFromList } from '@fairfloor/domain/order-lists/contract'
import { useState } from 'react'
import { ShownError } from '../../lib/error-words.ts'
import type { Changes } from '../../lib/sending/line-changes.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { listTexts } from './list-texts.ts'
import { basketQueries } from './order-lists.ts'

export type OrderedFromList = Answer<typeof orderFromList>

/**
 * Puts what can be ordered of a list into the basket, and keeps what the server said about it.
 * @param changes changes of the list that are saved before
 */
export function useOrderFromList(id: number, changes?: Changes) {
  const t = useTexts(listTexts)
  const [answer, setAnswer] = useState<OrderedFromList | null>(null)
  const { run, ...state } = useApiMutation(orderFromList, { invalidates: basketQueries, onSuccess: setAnswer })
  return {
    state,
    answer,
    run: () =>
      void run(async () => {
        if (changes && !(await changes.flush())) throw new ShownError(t.linesFirst)
        return { params: { id } }
      }),
    dismiss: () => setAnswer(null),
  }
}
