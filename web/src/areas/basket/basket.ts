import * as contract from '@fairfloor/domain/basket/contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryOf } from '../../lib/query.ts'
import { makeChange } from '../../lib/sending/change.ts'
import type { LineCalls } from '../../lib/sending/line-changes.ts'
import { userQuery } from '../../visit/user.ts'
import { everyCheckout } from './checkout/checkout.ts'
import { tellOtherTabs } from './other-tabs.ts'

export type Basket = Answer<typeof contract.getBasket>
export type Position = Basket['positions'][number]

/** Storage name of the quantities that are typed anywhere in the shop and not yet in the basket. */
export const SHOP_LIST = 'shop'

export const basketQuery = queryOf(contract.getBasket, {})
export const priceQuery = queryOf(contract.getBasketPrice, { query: {} })

/** For calls that change the basket: each answers the whole basket, and the header shows its sums at once. */
export const basketMutation = (client: QueryClient) => ({
  updates: [basketQuery],
  invalidates: [priceQuery, everyCheckout],
  invalidatesOnRefusal: [basketQuery],
  onSuccess: (basket: Basket) => {
    showSums(client, basket)
    tellOtherTabs()
  },
})

/** Shows the sums of a basket in the header. */
export function showSums(client: QueryClient, { total_lines, total_quantity, total_price_exc_vat }: Basket): void {
  const basket_info = {
    basket_total_lines: total_lines,
    basket_total_quantity: total_quantity,
    basket_total_price: total_price_exc_vat,
  }
  client.setQueryData(userQuery.queryKey, known => known && { ...known, basket_info })
}

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

/** Debounce of a quantity change. */
const PAUSE_MS = 500

const lineMutation = (client: QueryClient) => ({ ...basketMutation(client), keepalive: true })

/** Changes of single lines. */
export const lineCalls: LineCalls = {
  scope: 'basket-lines',
  pauseMs: PAUSE_MS,
  owner: client => client.getQueryData(userQuery.queryKey)?.user?.id,
  change: (client, id, body) =>
    makeChange(client, contract.changeBasketPosition, { params: { id }, body }, lineMutation(client)),
  remove: (client, id) => makeChange(client, contract.removeBasketPosition, { params: { id } }, lineMutation(client)),
}

/** 'Whey 900 g, Vanilla'. */
export const nameOf = ({ product_attribute: { name, product_size: size } }: Position): string =>
  `${size.product.name} ${size.name}, ${name}`
