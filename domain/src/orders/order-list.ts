import { day } from '../calendar-day.ts'
import type { CallInput } from '../endpoint.ts'
import { listPlace } from '../list-address.ts'
import type { Query } from '../page.ts'
import type { getOrdersPage } from './contract.ts'
import { orderStatuses } from './kinds.ts'

/** Query of my orders as held in the page's address. What does not fit is left out. */
export const ordersAt = (query: Query): CallInput<typeof getOrdersPage>['query'] => ({
  ...listPlace(query),
  status: orderStatuses.find(status => status === query.get('state')),
  from: dayAt(query.get('from')),
  until: dayAt(query.get('until')),
})

function dayAt(text: string | null): string | undefined {
  try {
    return text === null ? undefined : day(text)
  } catch {
    return undefined
  }
}
