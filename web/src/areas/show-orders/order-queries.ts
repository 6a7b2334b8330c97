import * as contract from '@fairfloor/domain/show-orders/contract'
import { getPersonalRoute } from '@fairfloor/domain/show-orders/personal-route-contract'
import { getRelease } from '@fairfloor/domain/show-orders/release-contract'
import { getOrderSummary } from '@fairfloor/domain/show-orders/summary-contract'
import { queryOf } from '../../lib/query.ts'
import { vtsQuery } from '../../visit/edition/vts.ts'

/** `status=confirmation` on the confirmation page, `history` for what has lapsed; otherwise the whole order. */
export type BasketQuery = { status?: 'confirmation' | 'history' }

export const basketQuery = (query: BasketQuery = {}) => queryOf(contract.getBasket, { query })
export const statusQuery = queryOf(contract.getBasketStatus, {})
export const summaryQuery = queryOf(getOrderSummary, {})
export const personalRouteQuery = queryOf(getPersonalRoute, {})
export const releaseQuery = queryOf(getRelease, {})

export const notesQuery = queryOf(contract.getOrderNotes, {})
export const basketPriceQuery = queryOf(contract.getBasketPrice, {})

export const baskets = [basketQuery(), basketQuery({ status: 'confirmation' })]

/** The queries that show the order and its phase. */
export const shownOfTheOrder = [...baskets, vtsQuery, statusQuery]

/** For calls that change the order: each answers the whole order. */
export const orderMutation = {
  updates: baskets,
  invalidates: [summaryQuery, personalRouteQuery],
  invalidatesOnRefusal: shownOfTheOrder,
}
