import type { Answer, CallInput } from '@fairfloor/domain/endpoint'
import type { Counter } from '@fairfloor/domain/quick-order/addresses'
import type { getTemplate } from '@fairfloor/domain/quick-order/contract'

export type Template = Answer<typeof getTemplate>
export type Asked = CallInput<typeof getTemplate>['query']

/** Which order or list an address asks for; undefined for none. */
export function askedBy(query: URLSearchParams, at: Counter): Asked | undefined {
  const [order, lines, list] = ['order', 'lines', 'list'].map(name => query.get(name) ?? undefined)
  if (order) return { order: order as never, ...(lines ? { lines } : {}), at }
  if (list) return { list: list as never, at }
  return query.get('last') === 'fair' ? { last: 'fair', at } : undefined
}

/** Prices by flavour from before, as they were stored. */
export const pricesThen = (stored: unknown): Readonly<Record<string, number>> =>
  typeof stored === 'object' && stored !== null
    ? Object.fromEntries(Object.entries(stored).filter(([, price]) => typeof price === 'number'))
    : {}
