import type { Platform } from '../../../platform/platform.ts'
import { PAYMENT_RECEIVED, PAYMENT_REVERSED, type PaymentBooked } from '../../billing/index.ts'
import {
  ORDER_CANCELLED,
  ORDER_CHANGED,
  ORDER_PLACED,
  type OrderCancelled,
  type OrderChanged,
  type OrderPlaced,
} from '../events.ts'
import { restateAhead } from './restate-ahead.ts'

/** Orders that are paid ahead follow what is paid of them, and what they still cost. */
export function followAheadPayments({ later, clock }: Platform): void {
  later.afterEvent<PaymentBooked>(PAYMENT_RECEIVED, 'paid-ahead', async (tx, { orderId }) => {
    if (orderId !== null) await restateAhead(tx, orderId, 'paid', clock())
  })
  later.afterEvent<PaymentBooked>(PAYMENT_REVERSED, 'paid-ahead', async (tx, { orderId }) => {
    if (orderId !== null) await restateAhead(tx, orderId, 'taken back', clock())
  })
  later.afterEvent<OrderCancelled>(ORDER_CANCELLED, 'paid-ahead', async (tx, { orderId }) => {
    await restateAhead(tx, orderId, 'paid', clock())
  })
  later.afterEvent<OrderChanged>(ORDER_CHANGED, 'paid-ahead', async (tx, { orderId }) => {
    await restateAhead(tx, orderId, 'paid', clock())
  })
  // One that costs nothing is paid at once.
  later.afterEvent<OrderPlaced>(ORDER_PLACED, 'paid-ahead', async (tx, { orderId }) => {
    await restateAhead(tx, orderId, 'paid', clock())
  })
}
