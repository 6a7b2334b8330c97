import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { userQuery } from '../../visit/user.ts'
import { basketQuery, showSums } from './basket.ts'

/**
 * The basket, asked for again when the reader comes back to the window: a colleague or another tab may have changed it. The
 * header's sums follow.
 */
export function useBasketQuery({ enabled = true } = {}) {
  const client = useQueryClient()
  const query = useQuery({ ...basketQuery, enabled, refetchOnWindowFocus: 'always' })
  const { data, dataUpdatedAt } = query
  useEffect(() => {
    const sumsAt = client.getQueryState(userQuery.queryKey)?.dataUpdatedAt ?? 0
    if (data && dataUpdatedAt > sumsAt) showSums(client, data)
  }, [client, data, dataUpdatedAt])
  return query
}
