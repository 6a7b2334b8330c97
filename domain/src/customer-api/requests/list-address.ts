import type { CallInput } from '../../endpoint.ts'
import { listPlace } from '../../list-address.ts'
import type { Query } from '../../page.ts'
import type { getApiRequests } from './contract.ts'

/** Which requests an address asks for. What is set to nothing that exists is left out. */
export function requestsAt(query: Query): CallInput<typeof getApiRequests>['query'] {
  const [key, before] = [query.get('key') ?? '', query.get('before') ?? '']
  return {
    search: listPlace(query).search,
    key: /^(first|[1-9]\d{0,8})$/.test(key) ? key : undefined,
    failed: query.get('failed') === 'true' ? 'true' : undefined,
    before: /^[1-9]\d{0,14}$/.test(before) ? before : undefined,
  }
}
