import { APPROVALS } from '@fairfloor/domain/basket/approval/addresses'
import { getApprovals } from '@fairfloor/domain/basket/approval/contract'
import type { placeBasket } from '@fairfloor/domain/basket/checkout-contract'
import { type Answer, addressOf } from '@fairfloor/domain/endpoint'
import { listOrders } from '@fairfloor/domain/orders/contract'
import { orderPage } from '@fairfloor/domain/orders/pages'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { everyQueryOf } from '../../../lib/query.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { OrderPlaced } from './OrderPlaced.tsx'
import { everyCheckoutOf, useOfBasket } from './of-basket.ts'
import { placingTexts } from './placing-texts.ts'

type Placed = Answer<typeof placeBasket>

/** Shows in place of the basket that it is ordered. */
export type ShowPlaced = (placed: ReactNode) => void

/** From the order's page, so that the way back from the provider leads there; where it fails, that page offers it. */
const goAndPay = async (orderId: number) => (await import('./go-and-pay.ts')).goAndPay(orderId)

/**
 * After placing: the basket is empty everywhere and its page says so at once, and the order's page says what happens next.
 * The code of that page comes with the checkout.
 */
export function useOrdered(show: ShowPlaced): (placed: Placed, paymentMethod?: string) => Promise<void> {
  const client = useQueryClient()
  const of = useOfBasket()
  const navigate = useNavigate()
  const { sent } = useTexts(placingTexts)
  // What fails here is loaded, and said, on the way there.
  useEffect(() => void import('../../orders/OrderPage.tsx').catch(() => undefined), [])
  return async ({ order_id: orderId, approval_id: approvalId }, paymentMethod) => {
    show(orderId === null ? <EmptyState icon="check" title={sent} /> : <OrderPlaced orderId={orderId} />)
    of.ordered(client)
    client.removeQueries(everyCheckoutOf(of))
    if (orderId === null) {
      void client.invalidateQueries(everyQueryOf(getApprovals))
      return navigate(`${APPROVALS}?order=${approvalId}`)
    }
    void client.invalidateQueries(everyQueryOf(listOrders))
    await navigate(addressOf(orderPage, { params: { orderId } }), { state: { placed: true } })
    if (paymentMethod === 'card') void goAndPay(orderId)
  }
}
