import { dayIn } from '@fairfloor/domain/day'
import type { Answer, CallInput } from '@fairfloor/domain/endpoint'
import { addressOf } from '@fairfloor/domain/endpoint'
import * as contract from '@fairfloor/domain/orders/contract'
import { orderPage } from '@fairfloor/domain/orders/pages'
import { getVts } from '@fairfloor/domain/trade-show/contract'
import { useQuery } from '@tanstack/react-query'
import { calendarDay } from '../../lib/format.ts'
import { everyQueryOf, queryOf } from '../../lib/query.ts'
import { useLanguage } from '../../lib/texts.tsx'

export type Order = Answer<typeof contract.getOrder>
export type OrderHead = Answer<typeof contract.listOrders>[number]

export const ordersQuery = queryOf(contract.listOrders, { query: {} })
export const ordersPageQuery = (query: CallInput<typeof contract.getOrdersPage>['query']) =>
  queryOf(contract.getOrdersPage, { query })
/** All pages of my orders, narrowed in any way. */
export const everyOrdersPage = everyQueryOf(contract.getOrdersPage)

export const orderQuery = (orderId: number) => queryOf(contract.getOrder, { params: { order_id: orderId } })

/** Address of the invoice's PDF on the server. */
export const invoiceAddressOf = (orderId: number): string => `/orders/invoicePdf/${orderId}`

export const orderAddressOf = (orderId: number): string => addressOf(orderPage, { params: { orderId } })

/** The show's time zone; without a show the browser's. */
export function useZone(): string {
  const { data } = useQuery(queryOf(getVts, {}))
  return data?.time_zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Formats the day of an instant in that zone: '12 May 2025'. */
export function useDay({ year = true } = {}): (instant: string) => string {
  const { language } = useLanguage()
  const zone = useZone()
  return instant => calendarDay(dayIn(instant, zone), language, { year })
}

/** The pieces of a line that are not cancelled. */
export const keptOf = ({
  quantity,
  cancelled_quantity,
}: Pick<Order['order_positions'][number], 'quantity' | 'cancelled_quantity'>): number => quantity - cancelled_quantity
