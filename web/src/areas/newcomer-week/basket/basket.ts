import type { Answer } from '@fairfloor/domain/endpoint'
import * as contract from '@fairfloor/domain/newcomer-week/basket-contract'
import { BASKET } from '@fairfloor/domain/newcomer-week/confirming'
import type { QueryClient } from '@tanstack/react-query'
import { makeChange } from '../../../lib/sending/change.ts'
import type { LineCalls } from '../../../lib/sending/line-changes.ts'
import { piecesOf } from '../../../lib/sending/shown-lines.ts'
import { userQuery } from '../../../visit/user.ts'
import { tellOtherTabs } from '../../basket/other-tabs.ts'
import { weekBasketQuery, weekHeaderQuery } from '../queries.ts'

export type WeekBasket = Answer<typeof contract.getWeekBasket>
export type Position = WeekBasket['positions'][number]

/** What stands on the page, as each change of it says: the basket itself, or the order whose backorder is to be confirmed. */
export const standingOf = ({ erp_sales_order_id: orderId }: Pick<WeekBasket, 'erp_sales_order_id'>): number =>
  orderId ?? BASKET

/** For calls that change the basket: each answers all of it, and the event's header shows its sums at once. */
export const weekBasketMutation = (client: QueryClient) => ({
  updates: [weekBasketQuery],
  invalidatesOnRefusal: [weekBasketQuery, weekHeaderQuery],
  onSuccess: (basket: WeekBasket) => {
    showWeekSums(client, basket)
    tellOtherTabs()
  },
})

/** Shows the sums of a basket in the event's header. */
function showWeekSums(client: QueryClient, basket: WeekBasket): void {
  const { positions, positions_price_exc_vat, is_backorder_confirmation } = basket
  client.setQueryData(weekHeaderQuery.queryKey, {
    total_quantity: piecesOf(positions),
    total_price: positions_price_exc_vat,
    is_backorder_confirmation,
  })
}

/** Changes of the basket run one after the other, as each answers all of it. */
export const SCOPE = 'newcomer-week-basket'

/** Debounce of a quantity change. */
const PAUSE_MS = 500

const byStanding = new Map<number, LineCalls>()

/**
 * Changes of single lines of the basket, or of a backorder. Each call names the one it was typed for, and the server
 * refuses it if another one has taken its place.
 */
export function weekLineCalls(confirms: number): LineCalls {
  const known = byStanding.get(confirms) ?? makeLineCalls(confirms)
  byStanding.set(confirms, known)
  return known
}

const makeLineCalls = (confirms: number): LineCalls => {
  const query = { confirms }
  const options = (client: QueryClient) => ({ ...weekBasketMutation(client), keepalive: true })
  return {
    scope: SCOPE,
    pauseMs: PAUSE_MS,
    owner: client => client.getQueryData(userQuery.queryKey)?.user?.id,
    change: (client, id, body) =>
      makeChange(client, contract.changeWeekPosition, { params: { id }, query, body }, options(client)),
    remove: (client, id) => makeChange(client, contract.removeWeekPosition, { params: { id }, query }, options(client)),
  }
}

/** 'Whey 900 g, Vanilla'. */
export const nameOf = ({ product_attribute: { name, product_size: size } }: Position): string =>
  `${size.product.name} ${size.name}, ${name}`
