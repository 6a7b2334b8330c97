import type { Answer } from '@fairfloor/domain/endpoint'
import { orderFromList } from '@fairfloor/domain/shopping-lists/contract'
import { useState } from 'react'
import { useApiMutation } from '../../lib/use-api-mutation.ts'
import { basketQueries } from './order-lists.ts'

export type OrderedFromList = Answer<typeof orderFromList>

/** Puts what can be ordered of a list into the basket, and keeps what the server said about it. */
export function useOrderFromList(id: number) {
  const [answer, setAnswer] = useState<OrderedFromList | null>(null)
  const { run, ...state } = useApiMutation(orderFromList, { invalidates: basketQueries, onSuccess: setAnswer })
  return {
    state,
    answer,
    run: () => void run({ params: { id } }),
    dismiss: () => setAnswer(null),
  }
}
