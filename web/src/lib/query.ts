import { type Answer, addressOf, type CallInput, type Endpoint } from '@fairfloor/domain/endpoint'
import { QueryClient as Client, type QueryClient, type QueryFilters, queryOptions } from '@tanstack/react-query'
import { CallError, call, takeMissing } from './call.ts'

/** A GET call as a query; its address is the key, so that first data and prefetched data match it. */
export const queryOf = <E extends Endpoint>(endpoint: E, input: CallInput<E>) =>
  queryOptions<Answer<E>, CallError>({
    queryKey: [addressOf(endpoint, input as { params?: Record<string, unknown>; query?: Record<string, unknown> })],
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
  })

/** All queries of an endpoint, with any params. */
export function everyQueryOf({ path }: Endpoint): QueryFilters {
  const address = new RegExp(`^${path.replace(/:\w+/g, '[^/?]+')}(\\?|$)`)
  return { predicate: ({ queryKey }) => address.test(String(queryKey[0])) }
}

const FRESH_MS = 15_000

export function makeQueryClient(): QueryClient {
  return new Client({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        retry: (failures, error) =>
          failures < 2 && error instanceof CallError && (error.status === 0 || error.status >= 502),
      },
      // Tries even if the browser thinks it is offline: a release must not be sent by itself minutes later.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** Puts the answers embedded in the HTML into the cache. What was missing is not asked for again. */
export function takeFirstData(client: QueryClient): void {
  for (const [address, answer] of Object.entries(taken('first-data'))) client.setQueryData([address], answer)
  takeMissing(taken('first-missing') as Parameters<typeof takeMissing>[0])
}

function taken(id: string): Record<string, unknown> {
  const element = document.getElementById(id)
  element?.remove()
  return JSON.parse(element?.textContent || '{}')
}
