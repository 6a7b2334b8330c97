import * as contract from '@fairfloor/domain/show-orders/release-contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type CallError, call } from '../../lib/call.ts'
import { PAUSE_MS } from './changes.ts'
import type { Wish } from './release.ts'
import { useDebounced } from './use-debounced.ts'

/** Previews a release's price when typing pauses. The typed quantities are the cache key, so a late answer is never shown for others. */
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
