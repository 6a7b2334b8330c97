import type { Platform } from '../../../platform/platform.ts'
import { PAYMENT_RECEIVED, PAYMENT_REVERSED, type PaymentBooked } from '../../invoicing/index.ts'
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
export function followAheadPayments({ outbox, clock }: Platform): void {
  outbox.on<PaymentBooked>(PAYMENT_RECEIVED, async (tx, { orderId }) => {
    if (orderId !== null) await restateAhead(tx, orderId, 'paid', clock())
  })
  outbox.on<PaymentBooked>(PAYMENT_REVERSED, async (tx, { orderId }) => {
    if (orderId !== null) await restateAhead(tx, orderId, 'taken back', clock())
  })
  outbox.on<OrderCancelled>(ORDER_CANCELLED, async (tx, { orderId }) => {
    await restateAhead(tx, orderId, 'paid', clock())
  })
  outbox.on<OrderChanged>(ORDER_CHANGED, async (tx, { orderId }) => {
    await restateAhead(tx, orderId, 'paid', clock())
  })
  // One that costs nothing is paid at once.
  outbox.on<OrderPlaced>(ORDER_PLACED, async (tx, { orderId }) => {
    await restateAhead(tx, orderId, 'paid', clock())
  })
}
