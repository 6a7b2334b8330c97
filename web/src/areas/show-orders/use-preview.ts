import * as contract from '@fairfloor/domain/show-orders/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type CallError, call } from '../../lib/call.ts'
import { PAUSE_MS } from './changes.ts'
import type { Wish } from './release.ts'
import { useDebounced } from './use-debounced.ts'

/**
 * What a release would cost, asked for when the typing rests. What is typed is the key of the answer: one that comes late
 * is never shown for something else.
 */
export function usePreview(wishes: readonly Wish[], addressId: number | null) {
  const asked = useDebounced({ wishes, addressId }, PAUSE_MS)
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: [contract.previewRelease.path, asked],
    queryFn: ({ signal }) =>
      call(
        contract.previewRelease,
        { body: { positions: [...asked.wishes], shipping_address_id: asked.addressId ?? 0 } },
        { signal },
      ),
    enabled: asked.wishes.length > 0 && asked.addressId !== null,
    placeholderData: keepPreviousData,
  })
  const isOld = isPlaceholderData || JSON.stringify(asked) !== JSON.stringify({ wishes, addressId })
  return { preview: data, isOld, error: error as CallError | null }
}
