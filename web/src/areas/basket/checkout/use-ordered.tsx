import { addressOf } from '@fairfloor/domain/endpoint'
import { listOrders } from '@fairfloor/domain/orders/contract'
import { orderPage } from '@fairfloor/domain/orders/pages'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { everyQueryOf } from '../../../lib/query.ts'
import { OrderPlaced } from './OrderPlaced.tsx'
import { everyCheckoutOf, useOfBasket } from './of-basket.ts'

/** Shows in place of the basket that it is ordered. */
export type ShowPlaced = (placed: ReactNode) => void

/** From the order's page, so that the way back from the provider leads there; where it fails, that page offers it. */
const goAndPay = async (orderId: number) => (await import('./go-and-pay.ts')).goAndPay(orderId)

/**
 * After placing: the basket is empty everywhere and its page says so at once, and the order's page says what happens next.
 * The code of that page comes with the checkout.
 */
export function useOrdered(show: ShowPlaced): (orderId: number, paymentMethod?: string) => Promise<void> {
  const client = useQueryClient()
  const of = useOfBasket()
  const navigate = useNavigate()
  // What fails here is loaded, and said, on the way there.
  useEffect(() => void import('../../orders/OrderPage.tsx').catch(() => undefined), [])
  return async (orderId, paymentMethod) => {
    show(<OrderPlaced orderId={orderId} />)
    of.ordered(client)
    client.removeQueries(everyCheckoutOf(of))
    void client.invalidateQueries(everyQueryOf(listOrders))
    await navigate(addressOf(orderPage, { params: { orderId } }), { state: { placed: true } })
    if (paymentMethod === 'card') void goAndPay(orderId)
  }
}
