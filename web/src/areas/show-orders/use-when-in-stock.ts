import * as contract from '@fairfloor/domain/show-orders/release-contract'
import { errorWords } from '../../lib/error-words.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { announce } from '../../ui/announce.ts'
import { useToast } from '../../ui/ToastProvider.tsx'
import { releaseQuery } from './order-queries.ts'
import { releaseListTexts } from './release-list-texts.ts'

export interface WhenInStock {
  /** Marks positions to be released to the chosen address. */
  mark: (flavourIds: readonly number[]) => void
  lift: (flavourIds: readonly number[]) => void
  busy: boolean
}

/** The marks 'release when in stock'; they show when the call has answered. */
export function useWhenInStock(addressId: number | null): WhenInStock {
  const t = useTexts(releaseListTexts)
  const toast = useToast()
  const change = useApiMutation(contract.releaseWhenInStock, {
    invalidates: [releaseQuery],
    invalidatesOnRefusal: [releaseQuery],
    onSuccess: ({ marked }) => announce(t.markedNow(marked.length)),
    onError: error => toast({ tone: 'error', title: errorWords(error) }),
  })
  const send = (flavourIds: readonly number[], to: number | null) => {
    if (flavourIds.length > 0)
      change.mutate({ body: { product_attribute_ids: [...flavourIds], shipping_address_id: to } })
  }
  return {
    mark: flavourIds => addressId !== null && send(flavourIds, addressId),
    lift: flavourIds => send(flavourIds, null),
    busy: change.isPending,
  }
}
