import { cents } from '@fairfloor/domain/money'
import type { Db } from '../../../platform/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { CREDIT_NOTE_ISSUED, type CreditNoteIssued } from '../../billing/index.ts'
import {
  lockedOrder,
  ORDER_CANCELLED,
  ORDER_CHANGED,
  type OrderCancelled,
  type OrderChanged,
} from '../../orders/index.ts'
import type { LiveShop } from '../../seller/index.ts'
import { handleEvent } from './handle-event.ts'
import { CARD_EVENT_KEPT, type CardEventKept, unhandledEvents } from './keep-event.ts'
import { refundCredit, refundSurplus } from './refunds.ts'
import { endTries } from './start-try.ts'

/** Books what the provider tells, and gives back what orders no longer cost. */
export function followCards({ later, jobs, clock }: Platform, shop: LiveShop): void {
  const handle = (tx: Db, eventId: string, now: Date) =>
    handleEvent(tx, eventId, { jobs, timeZone: shop.current().timeZone, now })
  later.afterEvent<CardEventKept>(CARD_EVENT_KEPT, 'card-event', (tx, { eventId }) => handle(tx, eventId, clock()))
  later.findAgain('card events', { find: unhandledEvents, settle: handle })

  later.afterEvent<OrderCancelled>(ORDER_CANCELLED, 'card-refund-due', async (tx, { orderId, userId }) => {
    const now = clock()
    const { order } = await lockedOrder(tx, orderId)
    if (order.paymentMethod !== 'card') return
    if (order.status === 'cancelled') await endTries(tx, orderId, userId === null ? 'lapsed' : 'cancelled', now)
    const gross = cents(order.gross)
    await refundSurplus(tx, jobs, { orderId, gross, key: 'cancelled' }, now)
  })

  // In another country it may cost less.
  later.afterEvent<OrderChanged>(ORDER_CHANGED, 'card-refund-due', async (tx, { orderId }) => {
    const { order } = await lockedOrder(tx, orderId)
    if (order.paymentMethod !== 'card') return
    await refundSurplus(tx, jobs, { orderId, gross: cents(order.gross), key: 'changed' }, clock())
  })

  later.afterEvent<CreditNoteIssued>(CREDIT_NOTE_ISSUED, 'card-refund-due', async (tx, { creditNoteId, orderId }) => {
    if (orderId === null) return
    const { order } = await lockedOrder(tx, orderId)
    if (order.paymentMethod !== 'card') return
    await refundCredit(tx, jobs, { orderId, gross: cents(order.gross), creditNoteId }, clock())
  })
}
