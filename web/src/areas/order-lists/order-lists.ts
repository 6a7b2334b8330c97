import { getBasket, getBasketPrice } from '@fairfloor/domain/basket/contract'
import { type Answer, addressOf } from '@fairfloor/domain/endpoint'
import * as contract from '@fairfloor/domain/order-lists/contract'
import { getOrderList, getOrderLists } from '@fairfloor/domain/order-lists/lists-contract'
import { orderListPage } from '@fairfloor/domain/order-lists/pages'
import type { QueryClient } from '@tanstack/react-query'
import { queryOf } from '../../lib/query.ts'
import { makeChange } from '../../lib/sending/change.ts'
import type { LineCalls } from '../../lib/sending/line-changes.ts'
import { userQuery } from '../../visit/user.ts'

/** A list among the others, with its first lines and what it costs now. */
export type ShownList = Answer<typeof getOrderLists>[number]

/** Colleagues change shared lists, so they are asked for again when the reader comes back to the window. */
export const listsQuery = { ...queryOf(getOrderLists, {}), refetchOnWindowFocus: true } as const

export const listQuery = (id: number) =>
  ({ ...queryOf(getOrderList, { params: { id } }), refetchOnWindowFocus: true }) as const

export const orderListAddress = (list: number): string => addressOf(orderListPage, { params: { list } })

/** What is read again after a list went into the basket; the header shows its sums. */
export const basketQueries = [queryOf(getBasket, {}), queryOf(getBasketPrice, { query: {} }), userQuery]

/** Debounce of a quantity change. */
const PAUSE_MS = 500

const known = new Map<number, LineCalls>()

/** Changes of what is on a list. */
export function callsOf(id: number): LineCalls {
  const { queryKey } = listQuery(id)
  const options = (client: QueryClient) => ({
    keepalive: true,
    invalidates: [listsQuery],
    invalidatesOnRefusal: [{ queryKey }],
    onSuccess: async (contents: contract.OrderListContents) => {
      // An older answer still under way must not overwrite this one.
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, before => before && { ...before, ...contents })
    },
  })
  const calls = known.get(id) ?? {
    scope: `order-list-${id}`,
    pauseMs: PAUSE_MS,
    owner: client => client.getQueryData(userQuery.queryKey)?.user?.id,
    change: (client, flavour, { quantity = 0 }) =>
      makeChange(client, contract.setListPosition, { params: { id, flavour }, body: { quantity } }, options(client)),
    remove: (client, flavour) =>
      makeChange(client, contract.removeListPosition, { params: { id, flavour } }, options(client)),
  }
  known.set(id, calls)
  return calls
}
