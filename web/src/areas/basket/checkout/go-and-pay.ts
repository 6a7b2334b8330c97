import { payByCard } from '@fairfloor/domain/payments/cards/contract'
import { call } from '../../../lib/call.ts'

/** Goes to the card provider's page of an order. */
export async function goAndPay(order_id: number): Promise<void> {
  const answer = await call(payByCard, { params: { order_id } }).catch(() => undefined)
  if (answer) window.location.assign(answer.payment_url)
}
