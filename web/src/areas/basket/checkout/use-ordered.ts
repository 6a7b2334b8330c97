import { addressOf } from '@fairfloor/domain/endpoint'
import { listOrders } from '@fairfloor/domain/orders/contract'
import { orderPage } from '@fairfloor/domain/orders/pages'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { everyQueryOf } from '../../../lib/query.ts'
import { everyCheckoutOf, useOfBasket } from './of-basket.ts'

/** From the order's page, so that the way back from the provider leads there; where it fails, that page offers it. */
const goAndPay = async (orderId: number) => (await import('./go-and-pay.ts')).goAndPay(orderId)

/**
 * After placing: the basket is empty everywhere, and the order's page says what happens next. Until that page is shown, the
 * basket's stays as it is.
 * @returns waits until the page that uses it is left
 */
export function useOrdered(): (orderId: number, paymentMethod?: string) => Promise<void> {
  const client = useQueryClient()
  const of = useOfBasket()
  const navigate = useNavigate()
  const [left] = useState(() => Promise.withResolvers<void>())
  useEffect(() => () => left.resolve(), [left])
  return async (orderId, paymentMethod) => {
    of.ordered(client)
    void client.invalidateQueries(everyQueryOf(listOrders))
    await navigate(addressOf(orderPage, { params: { orderId } }), { state: { placed: true } })
    await left.promise
    if (paymentMethod === 'card') void goAndPay(orderId)
    client.removeQueries(everyCheckoutOf(of))
    of.left(client)
  }
}
