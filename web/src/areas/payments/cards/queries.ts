import type { Answer } from '@fairfloor/domain/endpoint'
import { getCardPayment } from '@fairfloor/domain/payments/cards/contract'
import * as desk from '@fairfloor/domain/payments/cards/desk-reads-contract'
import { queryOf } from '../../../lib/query.ts'

export type CardPayment = Answer<typeof getCardPayment>
export type DeskCardPayment = Answer<typeof desk.getDeskCardPayments>['payments'][number]
export type CardEvent = DeskCardPayment['events'][number]

export const cardPaymentQuery = (order_id: number) => queryOf(getCardPayment, { params: { order_id } })

export const deskCardPaymentsQuery = (order_id: number) => queryOf(desk.getDeskCardPayments, { params: { order_id } })

export const oddCardEventsQuery = queryOf(desk.getOddCardEvents, {})
