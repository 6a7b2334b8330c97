import type { CallInput } from '@fairfloor/domain/endpoint'
import * as contract from '@fairfloor/domain/outlet/contract'
import { outletPage } from '@fairfloor/domain/outlet/pages'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { everyQueryOf, queryOf } from '../../lib/query.ts'
import { makeChange } from '../../lib/sending/change.ts'
import type { LineCalls } from '../../lib/sending/line-changes.ts'
import { userQuery, useUser } from '../../visit/user.ts'
import type { OfBasket } from '../basket/checkout/of-basket.ts'

/** Asked for again when the reader comes back to the window: lots go at any time. */
export const outletQuery = (query: CallInput<typeof contract.getOutlet>['query']) => ({
  ...queryOf(contract.getOutlet, { query }),
  placeholderData: keepPreviousData,
  refetchOnWindowFocus: 'always' as const,
})

/** Storage name of the typed pieces, by lot. */
export const LIST = 'outlet'

const outletBasketQuery = queryOf(contract.getOutletBasket, {})

/** The outlet's basket of a buyer, asked for again when the reader comes back: lots go at any time. */
export function useOutletBasket() {
  const enabled = Boolean(useUser()?.company)
  return useQuery({ ...outletBasketQuery, enabled, refetchOnWindowFocus: 'always' })
}

const everyOutlet = everyQueryOf(contract.getOutlet)
const everyCheckout = everyQueryOf(contract.getOutletCheckout)

/** For calls that change the basket: each answers all of it. */
export const outletBasketMutation = {
  updates: [outletBasketQuery],
  invalidates: [everyCheckout],
  invalidatesOnRefusal: [outletBasketQuery, everyOutlet],
}

/** Debounce of a quantity change. */
const PAUSE_MS = 500

const lineMutation = { ...outletBasketMutation, keepalive: true }

/** Changes of single lines. */
export const outletLineCalls: LineCalls = {
  scope: 'outlet-lines',
  pauseMs: PAUSE_MS,
  owner: client => client.getQueryData(userQuery.queryKey)?.user?.id,
  change: (client, id, body) =>
    makeChange(client, contract.changeOutletPosition, { params: { id }, body }, lineMutation),
  remove: (client, id) => makeChange(client, contract.removeOutletPosition, { params: { id } }, lineMutation),
}

const EMPTY: contract.OutletBasket = { total_lines: 0, total_quantity: 0, total_price_exc_vat: 0, positions: [] }

/** The checkout of the outlet: the shop's, with lots instead of stock. */
export const ofOutlet: OfBasket = {
  draft: 'outlet-checkout',
  sent: 'outlet-checkout-sent',
  checkout: contract.getOutletCheckout,
  place: contract.placeOutletBasket,
  basket: [outletBasketQuery, everyOutlet],
  goods: outletPage.path,
  hasBackorders: false,
  ordered(client) {
    client.setQueryData(outletBasketQuery.queryKey, EMPTY)
    void client.invalidateQueries(everyOutlet)
  },
}
