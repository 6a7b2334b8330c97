import { addressOf, type CallInput } from '@fairfloor/domain/endpoint'
import { orderDeskPage } from '@fairfloor/domain/orders/desk-pages'
import * as contract from '@fairfloor/domain/orders/desk-reads-contract'
import { keepPreviousData } from '@tanstack/react-query'
import { everyQueryOf, queryOf } from '../../lib/query.ts'

export const deskOrdersQuery = (query: CallInput<typeof contract.getDeskOrders>['query']) => ({
  ...queryOf(contract.getDeskOrders, { query }),
  placeholderData: keepPreviousData,
})

export const deskOrderQuery = (order_id: number) => queryOf(contract.getDeskOrder, { params: { order_id } })

export const everyDeskOrders = everyQueryOf(contract.getDeskOrders)

/** Every change answers the order; the lists are read again. */
export const deskOrderChanges = (order_id: number) => ({
  updates: [deskOrderQuery(order_id)],
  invalidates: [everyDeskOrders],
})

export const deskAddressOf = (deskOrder: number): string => addressOf(orderDeskPage, { params: { deskOrder } })
